/** What a seat sees: the shapes of the game's `view.py`, as the description of the API has them. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../game";
import { PHANTOM, type Components } from "./components";
import type { Move, SideName } from "./moves";

type Shapes = components["schemas"];

export type View = Shapes["IsleOfTrainsView"];
export type SeatView = Shapes["IsleOfTrainsSeatView"];
export type CarView = Shapes["IsleOfTrainsCarView"];
export type GoodView = Shapes["IsleOfTrainsGoodView"];
export type ContractView = Shapes["IsleOfTrainsContractView"];
export type SideView = Shapes["IsleOfTrainsSideView"];
export type BuildView = Shapes["IsleOfTrainsBuildView"];
export type Goods = Shapes["IsleOfTrainsGoods"];

export type Props = BoardProps<View, Move, Components>;
/** What changes while a plan is shown. */
export type Shown = Pick<Props, "view" | "legal" | "scores">;

/** The hand of a seat as it is held: cards in the order of the box, then phantoms. */
export function handOf(seat: SeatView): string[] {
  return [...(seat.hand ?? []), ...Array.from({ length: seat.phantoms }, () => PHANTOM)];
}

export function sideOf(view: View, contract: string, side: SideName): SideView {
  return view.contracts.find((known) => known.contract === contract)!.sides.find((known) => known.side === side)!;
}

/** Whether all that a side asks for is on the train; another rule may still forbid it. */
export const isThere = ({ missing }: SideView) => missing !== null && !missing.coal && !missing.oil && !missing.box;
