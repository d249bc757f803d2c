/** How much height is left for the board, below whatever stands above it, before anything has to
 * scroll: `--room`, in pixels; and `--below`, what padding keeps a thing that sticks off the edge. */
import type { Action } from "svelte/action";

function scrollerOf(node: HTMLElement): HTMLElement {
  for (let outer = node.parentElement; outer; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}

export const room: Action<HTMLElement> = (node) => {
  const scroller = scrollerOf(node);
  const padding = parseFloat(getComputedStyle(scroller).paddingBottom) || 0;
  node.style.setProperty("--below", `${padding}px`);

  function measure() {
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    const above = node.getBoundingClientRect().top - top + scroller.scrollTop;
    node.style.setProperty("--room", `${Math.floor(scroller.clientHeight - above - padding)}px`);
  }

  // What stands above may grow and shrink: an offer, a longer prompt.
  const observer = new ResizeObserver(measure);
  observer.observe(scroller);
  for (let at: Element | null = node; at && at !== scroller; at = at.parentElement)
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) observer.observe(before);
  measure();
  return { destroy: () => observer.disconnect() };
};
