/** Of all that could be laid on a square, what is shown first: the rail that meets most others. A guess,
 * to spare turning it; the table says what is possible. */
import { EXITS, isUnderground, type Coordinates, type Exit } from "./components";
import { beside, opposite } from "./geometry";
import { same, type Action } from "./moves";
import { squareIn, type View } from "./view";

/** How much an exit towards this side is worth. */
function worth(view: View, square: Coordinates, exit: Exit): number {
  const next = beside(square, exit);
  const looks = view.seats.some(({ carts }) =>
    carts.some(
      ({ square: at, facing, route }) =>
        at && facing && ((same(at, next) && facing === opposite(exit)) || (route?.end === "derails" && same(route.squares.at(-1) ?? at, next))),
    ),
  );
  const meets = squareIn(view, next)?.track?.includes(opposite(exit)) ?? false;
  if (squareIn(view, next)?.token) return -2;
  return (looks ? 3 : 0) + (meets ? 4 : 0) + (isUnderground(next) ? 0 : 0.5);
}

export function likeliest(options: Action[], view: View): Action {
  const value = (action: Action): number => {
    if (action.move === "upgrade") return worth(view, action.square, action.exit);
    if (action.move !== "lay") return 0;
    const exits = EXITS.filter((exit) => action.exits.includes(exit));
    return exits.reduce((sum, exit) => sum + worth(view, action.square, exit), 0);
  };
  return options.reduce((best, action) => (value(action) > value(best) ? action : best));
}
