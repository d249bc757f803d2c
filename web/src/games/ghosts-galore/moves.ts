/** Moves, as they stand in a record. */
import type { Side } from "./components";

export type Space = [row: number, column: number];

export interface Place {
  move: "place";
  space: Space;
  rotation: number;
}

export type Move =
  | { move: "choose_side"; side: Side }
  | { move: "keep"; tile: string }
  | { move: "draw" }
  | { move: "claim"; tile: string }
  | { move: "leave" }
  | Place;

export function same(one: Space, other: Space): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The rotations in which the tile in hand may lie on a space. */
export function rotationsOn(legal: Move[], space: Space): number[] {
  return legal.flatMap((move) => (move.move === "place" && same(move.space, space) ? [move.rotation] : []));
}

export function canDraw(legal: Move[]): boolean {
  return legal.some((move) => move.move === "draw");
}

export function canClaim(legal: Move[], tile: string): boolean {
  return legal.some((move) => move.move === "claim" && move.tile === tile);
}
