/** Keys that work wherever the focus is, while a build is planned: Enter, Backspace, Escape. */
import type { Planning } from "./planning.svelte";

export function pressedKey(event: KeyboardEvent, planning: Planning): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape" && planning.company) planning.cancel();
  else if (!planning.lays.length) return;
  else if (event.key === "Backspace") planning.takeBack();
  else if (event.key === "Enter" && !target?.closest("button, a, [role=button]")) planning.confirm();
  else return;
  event.preventDefault();
}
