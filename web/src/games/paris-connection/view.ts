/** What a seat sees: the shapes of the game's `view.py`, as the description of the API has them. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../game";
import { same, type Company, type Lay, type Move } from "./moves";
import type { Components } from "./components";

type Shapes = components["schemas"];

export type View = Shapes["ParisConnectionView"];
export type CompanyView = Shapes["ParisConnectionCompanyView"];
export type SeatView = Shapes["ParisConnectionSeatView"];
export type Counts = Shapes["ParisConnectionCounts"];

export type Props = BoardProps<View, Move, Components>;
/** What changes while a plan is shown. */
export type Shown = Pick<Props, "view" | "legal" | "scores">;

export function companyIn(view: View, company: Company): CompanyView {
  return view.companies.find((known) => known.company === company)!;
}

export function stands(view: View, lay: Lay): boolean {
  return companyIn(view, lay.company).laid.some((hex) => same(hex, lay.hex));
}
