/** What a tap on a square does, and whether it does anything: lit squares do. Others say why not. */
import { EXITS, isUnderground, keyOf, type Coordinates } from "./components";
import { beside } from "./geometry";
import { ofKind, same, type Move, type MoveOf } from "./moves";
import type { Planning } from "./planning.svelte";
import { cartIn, squareIn, type CartView, type Props, type RouteView } from "./view";

export class Taps {
  constructor(
    private readonly read: () => Props,
    private readonly planning: Planning,
  ) {}

  /** The cart that is to be turned. */
  get turned(): CartView | null {
    const { view } = this.planning.actual;
    const which = view.decision === "face_struck" ? view.collision : view.moving;
    return which && cartIn(view, which.seat, which.cart);
  }

  /** The exits to choose from, each on the square that it leads to. */
  get exits(): { to: Coordinates; move: MoveOf<"turn" | "face">; route: RouteView | null }[] {
    const { choices } = this.planning;
    const square = this.turned?.square;
    if (!square) return [];
    return [...ofKind(choices, "turn"), ...ofKind(choices, "face")].map((move) => ({
      to: beside(square, move.exit),
      move,
      route: this.planning.actual.view.moving?.ways.find(({ exit }) => exit === move.exit)?.route ?? null,
    }));
  }

  /** The carts that can set off. */
  get rolls(): { at: Coordinates; move: MoveOf<"move_cart"> }[] {
    const { seat } = this.read();
    const { view } = this.planning.actual;
    if (seat === null) return [];
    return ofKind(this.planning.choices, "move_cart").flatMap((move) => {
      const at = cartIn(view, seat, move.cart).square;
      return at ? [{ at, move }] : [];
    });
  }

  /** What a tap there would do; null where it does nothing. */
  does(square: Coordinates): Move["move"] | null {
    const exit = this.exits.find(({ to }) => same(to, square));
    const roll = this.rolls.find(({ at }) => same(at, square));
    if (exit || roll) return (exit ?? roll)!.move.move;
    if (!this.planning.isLit(square)) return null;
    const step = this.planning.steps[this.planning.stepOn(square)];
    return step?.action.move ?? this.planning.onSquare(square)[0]!.move;
  }

  tap(square: Coordinates): void {
    const exit = this.exits.find(({ to }) => same(to, square));
    const roll = this.rolls.find(({ at }) => same(at, square));
    if (exit) this.take(exit.move);
    else if (roll) this.planning.make(roll.move);
    else if (this.planning.isLit(square)) this.planning.tap(square);
    else this.#why(square);
  }

  /** Go by an exit; where that is the end of the cart, it is asked for once more. */
  take(move: MoveOf<"turn" | "face">): void {
    const route = this.exits.find((exit) => exit.move === move)?.route;
    if (move.move === "turn" && (!route || route.end === "derails" || route.end === "collides")) this.planning.choose(move);
    else this.planning.make(move);
  }

  #why(square: Coordinates): void {
    const { asked, table, view } = this.read();
    if (!asked || view.decision === "over" || this.planning.leaving) return;
    const run = this.planning.steps.map(({ action }) => action);
    const wish = this.#wish(square);
    if (wish) table.why(...run, wish);
  }

  /** What somebody may have had in mind who tapped here. */
  #wish(square: Coordinates): Move | null {
    const { view } = this.planning.after;
    switch (this.planning.actual.view.decision) {
      case "act": {
        if (!isUnderground(square)) return { move: "launch", square };
        const { track } = squareIn(view, square) ?? {};
        if (!track) return { move: "lay", square, exits: "NS" };
        return { move: "upgrade", square, exit: EXITS.find((exit) => !track.includes(exit)) ?? "N" };
      }
      case "place_token":
        return isUnderground(square) ? { move: "place_token", square } : null;
      case "turn":
      case "face":
      case "face_struck": {
        const from = this.turned?.square;
        const exit = from && EXITS.find((one) => keyOf(beside(from, one)) === keyOf(square));
        if (!exit) return null;
        return this.planning.actual.view.decision === "turn" ? { move: "turn", exit } : { move: "face", exit };
      }
      default:
        return null;
    }
  }
}
