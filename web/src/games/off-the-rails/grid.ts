/** Fingers and keys on the squares: every square answers, also those that are not lit, to say why. Arrows go
 * from square to square, and around the corners of the surface. A mouse that is dragged draws a track; a
 * finger scrolls the page. */
import type { Action } from "svelte/action";
import type { Coordinates } from "./components";

const ATTRIBUTE = "data-square";
const LAST = 10;
const ARROWS: Record<string, Coordinates> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export interface Taps {
  tapped: (square: Coordinates) => void;
  /** Dragged from square to square, each beside the one before. */
  drawn: (path: Coordinates[]) => void;
  /** The drawing is at its end. */
  drew: () => void;
  /** The focus goes there. */
  focused: (square: Coordinates) => void;
}

function squareOf(target: EventTarget | null): Coordinates | null {
  const written = target instanceof Element && target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return written ? (written.split("-").map(Number) as Coordinates) : null;
}

const edge = (place: number) => place === 0 || place === LAST;

/** The square one step on; at a corner, which is none, the next one around it. */
function step([row, column]: Coordinates, [down, right]: Coordinates): Coordinates | null {
  const [to, across] = [row + down, column + right];
  if (to < 0 || to > LAST || across < 0 || across > LAST) return null;
  if (!edge(to) || !edge(across)) return [to, across];
  return down ? [to, across === 0 ? 1 : LAST - 1] : [to === 0 ? 1 : LAST - 1, across];
}

const isBeside = (one: Coordinates, other: Coordinates) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
const same = (one: Coordinates | undefined, other: Coordinates) => one?.[0] === other[0] && one[1] === other[1];

export const grid: Action<SVGElement, Taps> = (node, given) => {
  let taps = given;
  let path: Coordinates[] | null = null;
  let drew = false;

  function clicked(event: MouseEvent) {
    const square = squareOf(event.target);
    if (square && !drew) taps.tapped(square);
    drew = false;
  }

  function began(event: PointerEvent) {
    const square = squareOf(event.target);
    drew = false;
    path = square && event.pointerType !== "touch" && event.button === 0 ? [square] : null;
  }

  function moved(event: PointerEvent) {
    const square = squareOf(event.target);
    if (!path || !square || same(path.at(-1), square)) return;
    if (!event.buttons) path = null;
    else if (same(path.at(-2), square)) path = path.slice(0, -1);
    else if (isBeside(path.at(-1)!, square)) path = [...path, square];
    else return;
    if (!path) return;
    drew = true;
    taps.drawn(path);
  }

  function ended() {
    if (drew) taps.drew();
    path = null;
  }

  function pressed(event: KeyboardEvent) {
    const square = squareOf(event.target);
    if (!square) return;
    const arrow = ARROWS[event.key];
    const next = arrow && step(square, arrow);
    if (next) node.querySelector<SVGElement>(`[${ATTRIBUTE}="${next.join("-")}"]`)?.focus();
    else if (event.key === "Enter" || event.key === " ") taps.tapped(square);
    else if (!arrow) return;
    event.preventDefault();
  }

  function focused(event: FocusEvent) {
    const square = squareOf(event.target);
    if (square) taps.focused(square);
  }

  node.addEventListener("click", clicked);
  node.addEventListener("pointerdown", began);
  node.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", ended);
  node.addEventListener("keydown", pressed);
  node.addEventListener("focusin", focused);
  return {
    update: (next) => ((taps = next), undefined),
    destroy() {
      node.removeEventListener("click", clicked);
      node.removeEventListener("pointerdown", began);
      node.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", ended);
      node.removeEventListener("keydown", pressed);
      node.removeEventListener("focusin", focused);
    },
  };
};
