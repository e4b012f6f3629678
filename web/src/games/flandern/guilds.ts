/** The arms of Flandern 1302 as tinctures: four guilds, the grey one, and the church. */
import type { Tincture } from "../../board/tinctures";
import type { View } from "./view.gen";

const ARMS: Readonly<Record<string, Tincture>> = {
  blue: "azure",
  yellow: "or",
  green: "vert",
  red: "gules",
  grey: "sable",
  church: "purpure",
};

export const tinctureOf = (arms: string): Tincture => ARMS[arms] ?? "argent";

/** The guilds a seat plays or holds under influence. */
export function guildsOf(view: View, seat: number): string[] {
  return [view.guilds[seat], view.influenced[seat]].filter((guild) => typeof guild === "string");
}

/** Whether somebody plays a guild, holds it under influence or may still take it; grey and the church always build. */
export function isInGame(view: View, arms: string): boolean {
  const guilds = isForTwo(view) ? [...view.guilds, ...view.influenced] : view.guilds;
  return arms === "grey" || arms === "church" || guilds.includes(arms) || guilds.includes(null);
}

/** Two play without influence cards, gold cards, cathedrals and guild masters. */
export const isForTwo = (view: View): boolean => view.guilds.length === 2;

/** The arms and the masters that the name of a quarter says: "blue-2", "church-A". */
export function quarterNamed(name: string): { arms: string; masters: number; special: string } {
  const [arms = "", more = ""] = name.split("-");
  return { arms, masters: Number(more) || 0, special: /[A-D]/.test(more) ? more : "" };
}
