/** A track that is drawn from square to square, as actions: rails where there are none, exits where one is
 * missing, and a cart if it begins at the own surface. */
import { EXITS, isUnderground, type Coordinates, type Exit } from "./components";
import { exitTo, opposite } from "./geometry";
import { movesOn, type Action, type Move } from "./moves";
import type { Step } from "./planning.svelte";
import { squareIn, type View } from "./view";

/** The exits that a square of the path needs; its ends go straight on. */
function needed(path: Coordinates[], place: number): Exit[] {
  const here = path[place]!;
  const [before, after] = [path[place - 1], path[place + 1]];
  const back = before ? exitTo(here, before) : null;
  const on = after ? exitTo(here, after) : null;
  return [back ?? (on && opposite(on)), on ?? (back && opposite(back))].filter((exit) => exit !== null);
}

function stepsOn(path: Coordinates[], place: number, legal: Move[], view: View): Step[] {
  const square = path[place]!;
  const options = movesOn(legal, square) as Action[];
  if (!isUnderground(square)) {
    const launch = place === 0 ? options.find(({ move }) => move === "launch") : undefined;
    return launch ? [{ action: launch, options: [launch] }] : [];
  }
  const exits = needed(path, place);
  const track = squareIn(view, square)?.track;
  if (!track) {
    const shape = EXITS.filter((exit) => exits.includes(exit)).join("");
    const lay = options.find((action) => action.move === "lay" && action.exits === shape);
    return lay ? [{ action: lay, options }] : [];
  }
  // A path that begins or ends on a rail need not go straight through it.
  const ends = place === 0 || place === path.length - 1;
  const wanted = exits.filter((exit) => !track.includes(exit) && !(ends && exit === exits[place === 0 ? 0 : 1]));
  const upgrade = options.find((action) => action.move === "upgrade" && wanted.includes(action.exit));
  return upgrade && wanted.length === 1 ? [{ action: upgrade, options }] : [];
}

export function drawnSteps(path: Coordinates[], legal: Move[], view: View): Step[] {
  return path.flatMap((_, place) => stepsOn(path, place, legal, view));
}
