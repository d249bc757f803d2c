/** A mouse wheel turns the tile that is being placed, a quarter at a time. */
import type { Action } from "svelte/action";

export interface Wheel {
  enabled: boolean;
  turn(quarters: number): void;
}

/** A trackpad tells a sweep in many small steps; this much of it is one turn. */
const STEP = 50;

export const wheelTurns: Action<HTMLElement, Wheel> = (node, wheel) => {
  let swept = 0;
  let last = 0;

  function turned(event: WheelEvent) {
    if (!wheel.enabled || event.ctrlKey) return;
    event.preventDefault();
    swept = event.timeStamp - last > 250 ? event.deltaY : swept + event.deltaY;
    last = event.timeStamp;
    if (Math.abs(swept) < STEP) return;
    wheel.turn(Math.sign(swept));
    swept = 0;
  }

  // A listener that may prevent scrolling has to say that it is not passive.
  node.addEventListener("wheel", turned, { passive: false });
  return {
    update(next) {
      wheel = next;
    },
    destroy: () => node.removeEventListener("wheel", turned),
  };
};
