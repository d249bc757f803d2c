/** Moves, as they stand in a record. */
import type { components } from "../../api/schema";

export type Move = components["schemas"]["IsleOfTrainsMove"];
type Named<Name extends Move["move"]> = Extract<Move, { move: Name }>;
export type Draw = Named<"draw">;
export type Build = Named<"build">;
export type Scrap = Named<"scrap">;
export type Load = Named<"load">;
export type Deliver = Named<"deliver">;
export type Contract = Named<"contract">;
export type Use = Named<"use">;
export type Sell = Named<"sell">;
export type SideName = Contract["side"];
export type GoodKind = Sell["kind"];

export const END: Named<"end"> = { move: "end" };
export const DELIVER: Deliver = { move: "deliver" };

export const offers = (legal: Move[], kind: Move["move"]) => legal.some(({ move }) => move === kind);

/** The moves of one kind among those that are legal. */
export function ofKind<Name extends Move["move"]>(legal: Move[], kind: Name): Named<Name>[] {
  return legal.filter((move): move is Named<Name> => move.move === kind);
}

/** Drawing from the pile is written in another way where there is a row. */
export const fromPile = (expert: boolean): Draw => (expert ? { move: "draw", from: "pile" } : { move: "draw" });

export function loadOn(legal: Move[], card: string, seat: number, slot: number, faceDown: boolean): Load | undefined {
  return ofKind(legal, "load").find(
    (load) => load.card === card && load.seat === seat && load.slot === slot && load.face_down === faceDown,
  );
}

export const canBuild = (legal: Move[], card: string) => ofKind(legal, "build").some((build) => build.card === card);
export const canLoad = (legal: Move[], card: string) => ofKind(legal, "load").some((load) => load.card === card);
