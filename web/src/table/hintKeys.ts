/** Keys for hints, wherever the focus is: H asks for one, and Escape puts it away. */
export interface HintKeys {
  open: boolean;
  /** Whether there is something to ask about. */
  asked: boolean;
  ask: () => void;
  close: () => void;
}

export function pressedKey(event: KeyboardEvent, { open, asked, ask, close }: HintKeys): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog") || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape" && open) close();
  else if (event.key.toLowerCase() === "h" && asked && !open) ask();
  else return;
  event.preventDefault();
}
