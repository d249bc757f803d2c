/** The shapes of docs/api.md. `schema.ts` is made from the description of the API by `make api`.
 *
 * To the shell a view and a move are unknown: only the folder of a game knows what is in them.
 */
import type { components } from "./schema";

type Shapes = components["schemas"];
type Opaque<T> = Omit<T, "view" | "legal"> & { view: unknown; legal: unknown[] };
type Spoken<T, Names extends keyof T> = Omit<T, Names> & Record<Names, Record<Language, string>>;

export type Language = "en" | "es";
export type Game = Spoken<Shapes["GameFacts"], "titles" | "taglines">;
export type BotLevel = Shapes["BotFacts"];
export type Seat = Shapes["Seat"];
export type GameEvent = Shapes["Happening"];
export type Score = Shapes["Score"];
export type Offer = Shapes["Offer"];
export type Table = Opaque<Shapes["TableSeen"]>;
export type Preview = Opaque<Shapes["Previewed"]>;
export type Hint = Omit<Shapes["Hint"], "moves" | "alternatives"> & {
  moves: unknown[];
  alternatives: { move: unknown; chance: number }[];
};
export type Replayed = Omit<Shapes["Replayed"], "view"> & { view: unknown };
export type Fairness = Shapes["Fairness"];
export type Problem = Shapes["Problem"];

/** What the page reads of a record; docs/record.md has all of it. */
export interface RecordFile {
  commitment: string | null;
  seed: { secret: string; contributions: string[]; table: string } | number | null;
  initial: unknown;
}
