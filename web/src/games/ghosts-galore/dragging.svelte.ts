/** The tile in hand while it follows the pointer, and the space it is over. */
import type { Drag } from "../../parts/drag";
import type { Space } from "./moves";
import type { Planning } from "./planning.svelte";

function spaceUnder(x: number, y: number): Space | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const named = element instanceof HTMLElement ? element.dataset["space"] : undefined;
    if (named) return named.split(",").map(Number) as Space;
  }
  return null;
}

export class Dragging implements Drag {
  at = $state.raw<{ x: number; y: number } | null>(null);
  over = $state.raw<Space | null>(null);

  constructor(
    private planning: Planning,
    private why: (space: Space) => void,
  ) {}

  move = (x: number, y: number) => {
    this.at = { x, y };
    this.over = spaceUnder(x, y);
  };

  drop = (x: number, y: number) => {
    const space = spaceUnder(x, y);
    this.cancel();
    if (space && this.planning.isFree(space)) this.planning.put(space);
    else if (space) this.why(space);
    else if (this.planning.place) this.planning.cancel();
  };

  cancel = () => {
    this.at = null;
    this.over = null;
  };
}
