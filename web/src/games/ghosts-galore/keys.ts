/** Keys that work wherever the focus is, while a tile is in hand: R, Enter, Escape. */
import type { Planning } from "./planning.svelte";

export function pressedKey(event: KeyboardEvent, planning: Planning): void {
  if (!planning.hand || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "r" || event.key === "R") planning.turn(event.shiftKey ? -1 : 1);
  else if (!planning.place) return;
  else if (event.key === "Escape") planning.cancel();
  else if (event.key === "Enter" && !target?.closest("button, a")) planning.confirm();
  else return;
  event.preventDefault();
}
