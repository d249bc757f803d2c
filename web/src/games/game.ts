/** What a game is to the table: the one interface between the shell and the folders in here. */
import type { Component } from "svelte";
import type { GameEvent, Problem, Score, Seat } from "../api/types";
import type { Texts } from "../texts/texts";

/** What a board is given. It draws `view` and offers exactly the moves in `legal`. */
export interface BoardProps<View, Move, Components> {
  view: View;
  /** Whose eyes these are; null for somebody who only looks on, and in a replay. */
  seat: number | null;
  seats: Seat[];
  /** Whether this seat is to decide now. */
  asked: boolean;
  /** What to say where it has nothing to decide: whom the table waits for, or that a hint is shown. */
  idle: string;
  legal: Move[];
  scores: Score[];
  components: Components;
  /** The game's catalogue in the player's language. */
  texts: Texts;
  /** What has just happened, oldest first: for animation. */
  events: GameEvent[];
  /** What the table has answered about a plan: `view`, `legal` and `scores` are those after it. */
  planned: Planned<Move> | null;
  table: TableActions<Move>;
}

export interface Planned<Move> {
  /** The very list that `plan` was given. */
  moves: Move[];
  /** How many of them were made in thought. Fewer than all where the next one is refused, or where it
   * would show something hidden: then it is for the table to find out what comes of it. */
  made: number;
  refused: Problem | null;
}

export interface TableActions<Move> {
  /** Show what would come of these moves: `view`, `legal` and `scores` of the board become those
   * after them until `plan([])`. */
  plan(moves: Move[]): void;
  /** Make these moves. */
  play(moves: Move[]): void;
  /** Ask why the last of these moves is not possible after the others: the table shows the sentence
   * and its rule. */
  why(...moves: Move[]): void;
  /** Open the rules at one of them, such as "GG-7". */
  rule(id: string): void;
}

/** Where moves are said: before any of them is made. */
export type Where<View, Move, Components> = Pick<
  BoardProps<View, Move, Components>,
  "view" | "seat" | "seats" | "components" | "texts"
>;

export interface GameModule<View, Move, Components> {
  id: string;
  Board: Component<BoardProps<View, Move, Components>>;
  /** A picture of the game, for the start page; fills its box. */
  Emblem: Component;
  /** A small picture for a value in the log (a tile, a card). Where there is none it draws nothing,
   * and the value is written out. */
  Word?: Component<{ name: string; value: string; components: Components }>;
  /** The names of the values that `Word` draws. All others go into the sentences as they are, which
   * may choose their words by them. */
  pictured?: readonly string[];
  /** A run of moves as somebody would tell it, such as "Claim C21", "Place the tile in …": a line for
   * each thing that is done, which may take several moves. Lines are neither sentences nor ordered to
   * anybody: in Spanish they begin with an infinitive. */
  say: (moves: Move[], where: Where<View, Move, Components>) => string[];
  /** How the numbers of draw 0 become the deal, for the fairness page: see docs/record.md. */
  deal?: (below: (n: number) => number, players: number, options: string[], components: Components) => unknown;
  /** The rule that scores each line of the sheet, such as dragons: "GG-20". */
  lineRules: Record<string, string>;
}
