/** Keys that work wherever the focus is, while something is planned: R turns it, Enter confirms, Backspace
 * takes the last back, Escape all of it. */
import type { Planning } from "./planning.svelte";

export function pressedKey(event: KeyboardEvent, planning: Planning): void {
  if (!planning.planned || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") planning.cancel();
  else if (event.key === "Backspace") planning.takeBack();
  else if (event.key.toLowerCase() === "r") planning.turn(event.shiftKey ? -1 : 1);
  else if (event.key === "Enter" && !target?.closest("button, a, [role=button]")) planning.confirm();
  else return;
  event.preventDefault();
}
