import { calm } from "../state/motion";

const GAP = 6;

/** Scroll only so far that all of it is seen, above what covers the lower edge of the screen. */
export function bringIntoSight(element: HTMLElement, cover: HTMLElement | undefined): void {
  element.style.scrollMarginBottom = `${(cover?.offsetHeight ?? 0) + GAP}px`;
  element.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}
