/** Moves, as they stand in a record. */
import type { components } from "../../api/schema";

export type Move = components["schemas"]["GhostsGaloreMove"];
export type Place = Extract<Move, { move: "place" }>;
/** Row and column. */
export type Space = Place["space"];

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
