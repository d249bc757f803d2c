/** The shapes of docs/api.md. */

export type Language = "en" | "es";

export interface Game {
  id: string;
  titles: Record<Language, string>;
  taglines: Record<Language, string>;
  players: number[];
  options: string[];
  lines: string[];
  ends: string[];
  rules_version: number;
  sections: Record<string, string[]>;
  bots: string[];
  ready: boolean;
}

export interface Seat {
  seat: number;
  name: string | null;
  bot: string | null;
  yours: boolean;
  present: boolean;
  contribution: string | null;
}

export interface GameEvent {
  entry: number;
  kind: string;
  players: Record<string, number>;
  words: Record<string, string | number>;
}

export interface Score {
  total: number;
  lines: Record<string, number>;
}

export interface Offer {
  by: number;
  to: number;
  agreed: number[];
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: string[];
  status: "gathering" | "playing" | "finished" | "abandoned";
  host: boolean;
  seats: Seat[];
  commitment: string;
  secret: string | null;
  rematch: string | null;
  entry: number;
  moves: number;
  seat: number | null;
  decision: number;
  waiting: number[];
  prompt: string;
  view: unknown;
  legal: unknown[];
  scores: Score[];
  events: GameEvent[];
  undo: { free: boolean; offer: Offer | null };
  result: { end: string; winners: number[] } | null;
}

export interface Preview {
  made: number;
  view: unknown;
  legal: unknown[];
  prompt: string;
  scores: Score[];
  events: GameEvent[];
}

export interface Replayed {
  move: number;
  moves: number;
  seat: number;
  view: unknown;
  prompt: string;
  scores: Score[];
  events: GameEvent[];
  waiting: number[];
}

export interface Fairness {
  table: string;
  commitment: string;
  secret: string;
  contributions: string[];
  holds: boolean;
  message: string;
}

export interface Problem {
  code: string;
  rule: string | null;
  message: string;
}

/** What the page reads of a record; docs/record.md has all of it. */
export interface RecordFile {
  commitment: string | null;
  seed: { secret: string; contributions: string[]; table: string } | number | null;
  initial: unknown;
}
