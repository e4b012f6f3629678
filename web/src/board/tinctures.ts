/** Heraldic colours, told apart by their hatching as engravers have done since the 17th century (Petra Sancta). */
import { getContext, setContext } from "svelte";

import type { Tincture } from "./contract";

export type { Tincture };
export const TINCTURES: readonly Tincture[] = ["argent", "azure", "gules", "vert", "purpure", "or", "sable"];

/** What a plate lends to everything drawn on it. */
export interface Plate {
  /** The paint of a tincture with its hatching, for `fill`. */
  hatched(tincture: Tincture): string;
  /** The hatching alone, on nothing, for land that shows through. */
  lines(tincture: Tincture): string;
  /** The filter that makes a shadow soft. */
  readonly soft: string;
}

const PLATE = Symbol("plate");

export function lendPlate(id: string): Plate {
  return setContext<Plate>(PLATE, {
    hatched: (tincture) => `url(#${id}-${tincture})`,
    lines: (tincture) => `url(#${id}-${tincture}-lines)`,
    soft: `url(#${id}-soft)`,
  });
}

/** The plate this is drawn on. */
export const plate = (): Plate => getContext<Plate>(PLATE);

export const colour = (tincture: Tincture): string => `var(--${tincture})`;
export const ink = (tincture: Tincture): string => `var(--${tincture}-ink)`;
