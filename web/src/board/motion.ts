/** Movement that explains: a piece travels from where it was to where it is; with reduced motion it fades in. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import { settings, type Speed } from "../settings.svelte";

const TRAVEL_MS: Record<Speed, number> = { slow: 600, normal: 250, fast: 120, none: 0 };

/** How long one beat of what happens is: time to see it and to read its line. */
export const BEAT_MS: Record<Speed, number> = { slow: 1400, normal: 750, fast: 300, none: 0 };

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

/** `in:arrive={{ seat, dx, dy }}`: comes from the row of its seat, or from so far away where that is not on the page. */
export function arrive(node: Element, { seat, dx, dy }: { seat: number | null; dx: number; dy: number }): TransitionConfig {
  const way = seat === null ? null : wayFrom(node, document.querySelector(`[data-purse="${seat}"]`));
  if (prefersReducedMotion.current || !way) return travel(node, { dx, dy });
  return {
    duration: 2 * travelTime(),
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${way.x * left}px, ${way.y * left}px)`,
  };
}

/** How far it is from one element to a part of a drawing, in the units of the drawing. */
function wayFrom(node: Element, start: Element | null): DOMPoint | null {
  const matrix = start && node instanceof SVGGraphicsElement ? node.getScreenCTM()?.inverse() : null;
  if (!matrix || !start) return null;
  const [from, to] = [start.getBoundingClientRect(), node.getBoundingClientRect()];
  const [across, down] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return new DOMPoint(matrix.a * across + matrix.c * down, matrix.b * across + matrix.d * down);
}

/** `{#key anew(place)}`: with reduced motion what would move is drawn anew where it stands now, and can fade in there. */
export const anew = <Place>(place: Place): Place | null => (prefersReducedMotion.current ? place : null);

/** How long something is on its way that is played for some beats: it has arrived a while before they end. */
export function wayTime(beats: number): number {
  return prefersReducedMotion.current ? 0 : BEAT_MS[settings.speed] * beats * 0.8;
}

/** `out:lift`: taken off the board, towards whoever looks at it. */
export function lift(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return vanish(node);
  return {
    duration: 2 * travelTime(),
    easing: cubicOut,
    css: (t, left) => `opacity: ${t}; transform-box: fill-box; transform-origin: center; transform: translateY(${-40 * left}%) scale(${1 + 0.4 * left})`,
  };
}

/** `in:turnOver`: a card that lay face down. */
export function turnOver(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return vanish(node);
  return { duration: 2 * travelTime(), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** `in:wash`: colour that spreads slowly. */
export function wash(_node: Element): TransitionConfig {
  return { duration: 3 * TRAVEL_MS[settings.speed], css: (t) => `opacity: ${t}` };
}

/** `in:vanish`, `out:vanish`: fades. */
export function vanish(_node: Element): TransitionConfig {
  return { duration: TRAVEL_MS[settings.speed], css: (t) => `opacity: ${t}` };
}
