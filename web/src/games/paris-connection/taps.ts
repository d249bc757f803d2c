/** Taps on the map: every hex answers, also those that are not lit, to say why. */
import type { Action } from "svelte/action";
import { keyOf, type Coordinates } from "./components";
import { distance, wind } from "./geometry";

export interface Taps {
  /** By the keyboard the focus has to go on to somewhere. */
  tapped: (hex: Coordinates, byKey: boolean) => void;
}

const ATTRIBUTE = "data-hex";

function hexOf(target: EventTarget | null): Coordinates | null {
  const written = target instanceof Element && target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return written ? (written.split(",").map(Number) as Coordinates) : null;
}

const ARROWS: Record<string, string[]> = {
  ArrowRight: ["e", "ne", "se"],
  ArrowLeft: ["w", "nw", "sw"],
  ArrowUp: ["n", "ne", "nw"],
  ArrowDown: ["s", "se", "sw"],
};

/** The nearest lit hex, in the direction of an arrow if there is one. */
export function nearestOpen(map: Element, from: Coordinates, winds: string[] | null = null): SVGElement | null {
  const open = [...map.querySelectorAll<SVGElement>(`[${ATTRIBUTE}].open`)].flatMap((element) => {
    const hex = hexOf(element);
    const there = hex && keyOf(hex) !== keyOf(from) && (!winds || winds.includes(wind(from, hex)));
    return there ? [{ element, hex }] : [];
  });
  open.sort((one, other) => distance(from, one.hex) - distance(from, other.hex));
  return open[0]?.element ?? null;
}

export const taps: Action<SVGElement, Taps> = (map, given) => {
  let { tapped } = given;

  function clicked(event: MouseEvent) {
    const hex = hexOf(event.target);
    if (hex) tapped(hex, false);
  }

  function pressed(event: KeyboardEvent) {
    const hex = hexOf(event.target);
    if (!hex) return;
    const winds = ARROWS[event.key];
    if (winds) nearestOpen(map, hex, winds)?.focus();
    else if (event.key === "Enter" || event.key === " ") tapped(hex, true);
    else return;
    event.preventDefault();
  }

  map.addEventListener("click", clicked);
  map.addEventListener("keydown", pressed);
  return {
    update: (next) => (({ tapped } = next), undefined),
    destroy() {
      map.removeEventListener("click", clicked);
      map.removeEventListener("keydown", pressed);
    },
  };
};
