/** Tiles fly from where they were to where they are: stack, market, cart, hand, board. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

const length = () => (prefersReducedMotion.current ? 0 : 480);

/** A tile that comes from nowhere is turned over, as if from the stack on its left. */
function turnUp(node: Element, _: unknown, intro: boolean): TransitionConfig {
  if (!intro) return { duration: length() / 2, css: (t) => `opacity: ${t}` };
  const across = node.getBoundingClientRect().width;
  return {
    duration: length(),
    easing: cubicOut,
    css: (t, u) =>
      `transform: perspective(600px) translateX(${-u * across}px) rotateY(${-u * 180}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}

type Flight = ReturnType<typeof crossfade>[0];

/** What is not on screen cannot fly: it has no size to grow from. */
const onScreen =
  (fly: Flight): Flight =>
  (node, key) =>
    node.getBoundingClientRect().width ? fly(node, key) : () => ({ duration: 0 });

const flights = crossfade({ duration: length, easing: cubicOut, fallback: turnUp });

export const send = onScreen(flights[0]);
export const receive = onScreen(flights[1]);
