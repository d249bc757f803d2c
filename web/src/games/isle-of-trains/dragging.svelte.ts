/** A card of the hand while it follows the pointer, and what it is over: a car, a place to build, the
 * pile of payments. Dropped there it does what a tap there would. */
import type { Drag } from "../../parts/drag";
import type { Planning } from "./planning.svelte";
import type { Taps } from "./taps";

/** The pile of payments, among the names of things that cards can be dropped on. */
export const TRAY = "tray";

/** The name of the foremost thing under the pointer on which a card can be dropped. */
function under(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-drop]");
    if (found) return found.dataset["drop"] ?? null;
  }
  return null;
}

export class Dragging {
  card = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The name of what it is over. */
  over = $state<string | null>(null);
  /** The place in the hand that it comes from. */
  place = $state<number | null>(null);

  constructor(
    private readonly planning: Planning,
    private readonly taps: Taps,
  ) {}

  from(place: number): Drag {
    return {
      start: () => {
        if (!this.planning.open || !this.taps.handLit(place)) return false;
        // Targets light up for the card that is lifted.
        if (!this.planning.parting && this.planning.lifted?.place !== place) this.planning.lift(place);
        this.place = place;
        this.card = this.planning.hand[place] ?? null;
        return true;
      },
      move: (x, y) => {
        this.at = { x, y };
        this.over = under(x, y);
      },
      drop: (x, y) => {
        const target = under(x, y);
        this.#end();
        if (target === TRAY) this.taps.hand(place);
        else if (target && !this.planning.parting) this.taps.dropOn(target);
      },
      cancel: () => this.#end(),
    };
  }

  #end(): void {
    this.card = null;
    this.at = null;
    this.over = null;
    this.place = null;
  }
}
