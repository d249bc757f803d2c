/** Dragging with any pointer. A press that does not move stays a click. */
import type { Action } from "svelte/action";

export interface Drag {
  /** Whether it may begin; it may if nobody says. */
  start?(): boolean;
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

const SLACK = 8;

export const draggable: Action<HTMLElement, Drag> = (node, drag) => {
  let from: { x: number; y: number } | null = null;
  let moving = false;

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    // From now on: a quick hand has left it before the first move is told.
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    if (!from) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
      moving = drag.start?.() ?? true;
      if (!moving) from = null;
    }
    if (moving) drag.move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent) {
    from = null;
    if (!moving) return;
    moving = false;
    // The click that follows a drag is not one.
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
    if (event.type === "pointerup") drag.drop(event.clientX, event.clientY);
    else drag.cancel();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  return {
    update(next) {
      drag = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    },
  };
};
