/** Moves, as they stand in a record. */
import type { components } from "../../api/schema";
import { keyOf, type Coordinates } from "./components";

export type Move = components["schemas"]["ParisConnectionMove"];
export type Lay = Extract<Move, { move: "lay" }>;
export type Trade = Extract<Move, { move: "trade" }>;
export type Company = Lay["company"];

export const same = (one: Coordinates, other: Coordinates) => one[0] === other[0] && one[1] === other[1];

/** The hexes on which the company may lay a locomotive now. */
export function hexesFor(legal: Move[], company: Company | null): Set<string> {
  return new Set(legal.flatMap((move) => (move.move === "lay" && move.company === company ? [keyOf(move.hex)] : [])));
}

export function companiesOn(legal: Move[], hex: Coordinates): Company[] {
  return legal.flatMap((move) => (move.move === "lay" && same(move.hex, hex) ? [move.company] : []));
}

export const canEndBuild = (legal: Move[]) => legal.some(({ move }) => move === "end_build");

export const trades = (legal: Move[]): Trade[] => legal.filter((move) => move.move === "trade");
