/** Movement that explains: a piece travels from where it was to where it is; with reduced motion it fades in. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import { settings, type Speed } from "../settings.svelte";

const TRAVEL_MS: Record<Speed, number> = { slow: 600, normal: 250, fast: 120, none: 0 };

/** How long a piece travels. */
export function travelTime(): number {
  return prefersReducedMotion.current ? 0 : TRAVEL_MS[settings.speed];
}

/** `in:travel={{ dx, dy }}`: comes from so far away, in the units of the drawing. */
export function travel(_node: Element, { dx, dy }: { dx: number; dy: number }): TransitionConfig {
  if (prefersReducedMotion.current) return vanish(_node);
  return {
    duration: travelTime(),
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${dx * left}px, ${dy * left}px)`,
  };
}

/** `in:vanish`, `out:vanish`: fades. */
export function vanish(_node: Element): TransitionConfig {
  return { duration: TRAVEL_MS[settings.speed], css: (t) => `opacity: ${t}` };
}
