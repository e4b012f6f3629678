/** Movement that explains: a piece travels from where it was to where it is; with reduced motion it fades in. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

export const TRAVEL_MS = 250;

/** `in:travel={{ dx, dy }}`: comes from so far away, in the units of the drawing. */
export function travel(_node: Element, { dx, dy }: { dx: number; dy: number }): TransitionConfig {
  if (prefersReducedMotion.current) return vanish(_node);
  return {
    duration: TRAVEL_MS,
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${dx * left}px, ${dy * left}px)`,
  };
}

/** `in:vanish`, `out:vanish`: fades. */
export function vanish(_node: Element): TransitionConfig {
  return { duration: TRAVEL_MS, css: (t) => `opacity: ${t}` };
}
