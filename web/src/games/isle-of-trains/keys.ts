/** Keys that work wherever the focus is, while something is planned: Enter, Escape, F to turn a card over. */
import type { Planning } from "./planning.svelte";

export function pressedKey(event: KeyboardEvent, planning: Planning): void {
  if (!planning.draft || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") planning.cancel();
  else if (event.key.toLowerCase() === "f" && planning.lifted) planning.turnOver();
  else if (event.key === "Enter" && !target?.closest("button, a") && planning.canConfirm) planning.confirm();
  else return;
  event.preventDefault();
}
