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

export const [send, receive] = crossfade({ duration: length, easing: cubicOut, fallback: turnUp });
