/**
 * Tinctures as patterns: lines whose direction says the colour. They are written as text, which a browser reads at
 * once: every card, coin and shield of a table has a plate, and would else make a hundred elements one by one.
 */
import { colour, ink, type Tincture } from "./tinctures";

const TURNS: Partial<Record<Tincture, number>> = { azure: 90, gules: 0, vert: -45, purpure: 45, sable: 0 };

/** The patterns of a plate: `id-azure` and so on, and `id-azure-lines` for the lines alone, so far apart. */
export function hatching(id: string, pitch: number, tinctures: readonly Tincture[]): string {
  return tinctures.map((tincture) => patterns(`${id}-${tincture}`, pitch, tincture)).join("");
}

function patterns(id: string, pitch: number, tincture: Tincture): string {
  const shape = `width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${TURNS[tincture] ?? 0})"`;
  const [ground, lines] = [`<rect width="${pitch}" height="${pitch}" fill="${colour(tincture)}"/>`, marks(pitch, tincture)];
  return `<pattern id="${id}" ${shape}>${ground}<g opacity="0.55">${lines}</g></pattern><pattern id="${id}-lines" ${shape}>${lines}</pattern>`;
}

function marks(pitch: number, tincture: Tincture): string {
  const [quarter, half] = [pitch / 4, pitch / 2];
  const line = (d: string): string => `<path d="${d}" stroke="${ink(tincture)}" stroke-width="${pitch / 6}"/>`;
  const dot = (at: number): string => `<circle cx="${at}" cy="${at}" r="${pitch / 7}" fill="${ink(tincture)}"/>`;
  if (tincture === "argent") return "";
  if (tincture === "or") return dot(quarter) + dot(3 * quarter);
  return line(`M${half} 0V${pitch}`) + (tincture === "sable" ? line(`M0 ${half}H${pitch}`) : "");
}
