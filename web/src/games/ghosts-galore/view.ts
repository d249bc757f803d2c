/** What a seat sees: the JSON of the game's `view.py`. */
import type { Side } from "./components";

export type Line = "bone" | "tooth" | "other";

export interface Path {
  /** Row, column, index of the section on its tile. */
  sections: [number, number, number][];
  /** The line of the sheet it scores on; null for an unfinished path or a loop. */
  line: Line | null;
  points: number;
}

/** Row, column, tile, rotation. */
export type Placed = [number, number, string, number];

export interface SeatView {
  board: number;
  side: Side | null;
  tiles: Placed[];
  claimed: string | null;
  hidden: string | null;
  has_hidden: boolean;
  spare: string | null;
  paths: Path[];
  dead_ends: number;
}

export type Decision =
  | "choose_side"
  | "keep"
  | "draw_or_choose"
  | "claim_or_leave"
  | "place"
  | "place_hidden"
  | "over";

export interface View {
  expert: boolean;
  decision: Decision;
  /** 1 to 8; 9 when the hidden tiles are placed. */
  round: number;
  lamp: number;
  waiting: number[];
  seats: SeatView[];
  stacks: number[];
  drawn: string | null;
  face_up: string[];
  discarded: string[];
}

/** The line each section of the tile on a space scores on, by the index of the section. */
export function linesOn(paths: Path[], row: number, column: number): (Line | null)[] {
  const lines: (Line | null)[] = [];
  for (const path of paths)
    for (const [r, c, section] of path.sections) if (r === row && c === column) lines[section] = path.line;
  return lines;
}
