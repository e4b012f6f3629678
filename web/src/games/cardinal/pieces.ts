/** The pieces of Cardinal on the table, and what the server says of the laws that stand in their way. */
import type { Tincture } from "../../board/contract";
import type { Turn } from "../../board/hand.svelte";
import { covered } from "../../board/places";
import { boxAround, keyOf, type Box, type Square } from "../../board/squares";
import type { Ban, Standing, View } from "./view.gen";

export const CARDINAL = "CA";
export const FORMS = ["H", "T", "P"] as const;

const HERE: readonly Square[] = [[0, 0]];
const ACROSS: readonly Square[] = [[0, 0], [1, 0]];
const UPRIGHT: readonly Square[] = [[0, 0], [0, 1]];
const LYING: readonly Turn[] = [
  { facing: "n", cells: ACROSS },
  { facing: "e", cells: UPRIGHT },
];
const ALONE: readonly Turn[] = [{ facing: "n", cells: HERE }];

/** A place lies across or upright; everything else looks the same from all sides. */
export const turnsOf = (piece: string): readonly Turn[] => (piece.startsWith("P") ? LYING : ALONE);

const TINCTURES: Readonly<Record<string, Tincture>> = { R: "gules", B: "azure", G: "vert", Y: "or" };
export const tinctureOf = (colour: string | null): Tincture | null => (colour ? (TINCTURES[colour] ?? null) : null);
export const USED: readonly Tincture[] = Object.values(TINCTURES);

export function squaresOf({ piece, facing, x, y }: Pick<Standing, "piece" | "facing" | "x" | "y">): Square[] {
  return covered(turnsOf(piece).find((turn) => turn.facing === facing) ?? ALONE[0]!, x, y);
}

/** The town with the free squares around it. */
export const boxOfZones = ({ zones }: View): Box => boxAround(zones.map(({ x, y }): Square => [x, y]));

/** What players call a column: a letter; after Z comes AA, before A comes -A. */
export function columnName(x: number): string {
  const number = x + 12;
  return number < 0 ? `-${letters(-number - 1)}` : letters(number);
}

export const rowName = (y: number): string => String(y + 13);
export const nameOf = (x: number, y: number): string => columnName(x) + rowName(y);

function letters(number: number): string {
  const more = Math.floor(number / 26);
  return (more ? letters(more - 1) : "") + String.fromCharCode(65 + (number % 26));
}

/** The colours a seat builds with: its own, and the one that all share. */
export const palette = ({ colours, fourth }: View, seat: number | null): string[] =>
  seat === null ? [] : [...(colours[seat] ?? []), ...(fourth ? [fourth] : [])];

const concerns = ({ what }: Ban, piece: string): boolean => piece.includes(what);

/** The laws that keep a piece from everywhere. */
export const bannedEverywhere = ({ bans }: View, piece: string): string[] =>
  bans.filter((ban) => concerns(ban, piece)).map(({ law }) => law);

/** The laws that keep a piece from these squares, in their order. */
export function inTheWay(view: View, piece: string, squares: readonly Square[]): string[] {
  const zones = new Map(view.zones.map((zone) => [keyOf(zone.x, zone.y), zone.bans]));
  const lying = squares.flatMap(([x, y]) => {
    const bans = zones.get(keyOf(x, y));
    return bans ? [bans.filter((ban) => concerns(ban, piece))] : [];
  });
  const holds = ({ law, wholly }: Ban): boolean => !wholly || lying.every((bans) => bans.some((ban) => ban.law === law));
  const here = lying.flat().filter(holds).map(({ law }) => law);
  return [...new Set([...here, ...bannedEverywhere(view, piece)])].toSorted();
}

/** The pieces that stand on a square's sides. */
export function beside({ buildings, cathedral }: View, squares: readonly Square[]): Standing[] {
  const own = new Set(squares.map(([x, y]) => keyOf(x, y)));
  const border = new Set(
    squares.flatMap(([x, y]) => [keyOf(x, y - 1), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x - 1, y)]).filter((key) => !own.has(key)),
  );
  return [...cathedral, ...buildings].filter((each) => squaresOf(each).some(([x, y]) => border.has(keyOf(x, y))));
}
