/** What a seat sees: the shapes of the game's `view.py`, as the description of the API has them. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../game";
import type { Clan, Components, Coordinates, Exit } from "./components";
import { same, type CartName, type Move } from "./moves";

type Shapes = components["schemas"];

export type View = Shapes["OffTheRailsView"];
export type CartView = Shapes["OffTheRailsCartView"];
export type RouteView = Shapes["OffTheRailsRouteView"];
export type SquareView = Shapes["OffTheRailsSquareView"];
export type Counts = Shapes["OffTheRailsCounts"];

export type Props = BoardProps<View, Move, Components>;
/** What changes while a plan is shown. */
export type Shown = Pick<Props, "view" | "legal" | "scores">;

export function squareIn(view: View, at: Coordinates): SquareView | undefined {
  return view.squares.find(({ square }) => same(square, at));
}

export function cartIn(view: View, seat: number, name: CartName): CartView {
  return view.seats[seat]!.carts.find(({ cart }) => cart === name)!;
}

/** A cart that stands on the board, and whose it is. */
export interface Standing extends CartView {
  seat: number;
  clan: Clan;
  square: Coordinates;
  facing: Exit;
  speed: number;
  key: string;
}

export function standing(view: View): Standing[] {
  return view.seats.flatMap(({ clan, carts }, seat) =>
    carts.flatMap((cart) =>
      cart.place === "board" && cart.square && cart.facing
        ? [{ ...cart, seat, clan, square: cart.square, facing: cart.facing, speed: cart.speed ?? 0, key: `${seat}-${cart.cart}` }]
        : [],
    ),
  );
}
