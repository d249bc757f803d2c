/** Moves, as they stand in a record. */
import type { components } from "../../api/schema";
import type { Coordinates } from "./components";

export type Move = components["schemas"]["OffTheRailsMove"];
export type MoveOf<Name extends Move["move"]> = Extract<Move, { move: Name }>;
export type CartName = MoveOf<"move_cart">["cart"];
/** What can be done in the first phase of a turn. */
export type Action = MoveOf<"lay" | "upgrade" | "launch" | "speed">;

export const END_ACTIONS: Move = { move: "end_actions" };

export function ofKind<Name extends Move["move"]>(legal: Move[], name: Name): MoveOf<Name>[] {
  return legal.filter((move): move is MoveOf<Name> => move.move === name);
}

export const offers = (legal: Move[], name: Move["move"]) => legal.some(({ move }) => move === name);

export const same = (one: Coordinates, other: Coordinates) => one[0] === other[0] && one[1] === other[1];

/** Where a move happens on the board; null for one that names no square. */
export const squareOf = (move: Move): Coordinates | null => ("square" in move ? move.square : null);

/** The moves that begin on a square. */
export function movesOn(legal: Move[], square: Coordinates): Move[] {
  return legal.filter((move) => {
    const at = squareOf(move);
    return at !== null && same(at, square);
  });
}
