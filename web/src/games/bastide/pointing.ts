/**
 * Where one points at the town: what is lit, and what a finger can hit where the whole town is as wide as a telephone.
 * There a strip is 20 pixels deep; its reach takes from the streets beside the moulon, where nothing else is lit then.
 */
import {
  BLOCK,
  blockBox,
  boxPath,
  circlePoint,
  discPath,
  equipmentBox,
  grown,
  PITCH,
  standOf,
  STREET,
  STREETS,
  stripBox,
  STRIPS,
  WALL,
  type Box,
  type MoulonLike,
} from "./town";

/** What is lit, and the larger ground that can be hit with a finger. */
export interface Pointing {
  d: string;
  reach: string;
}

const DISC = { lit: 29, reach: 32 };
const STREET_REACH = 4;

/**
 * A place for a piece: its strip; for a piece of two strips the outer half of the moulon, so that the two places for it
 * do not cover each other.
 */
export function pieceAt(block: string, first: number, facing: string, width = 1): Pointing {
  if (width < 2) return { d: boxPath(stripBox(block, first, facing)), reach: boxPath(stripReach(block, first, facing)) };
  const half = boxPath(banded(blockBox(block), facing, first === 1 ? 0 : BLOCK / 2, BLOCK / 2));
  return { d: half, reach: half };
}

/** The third of a moulon and its half streets that belongs to a strip. */
export function stripReach(block: string, strip: number, facing: string): Box {
  const third = PITCH / STRIPS;
  return banded(blockBox(block), facing, third * (strip - 1) - STREET / 2, third);
}

/** A band of a box, so far from its northern or western edge and so deep. */
function banded(box: Box, facing: string, from: number, depth: number): Box {
  return facing === "ns" ? { ...box, x: box.x + from, width: depth } : { ...box, y: box.y + from, height: depth };
}

export function circleAt(circle: string, town: readonly MoulonLike[]): Pointing | null {
  const point = circlePoint(circle, town);
  return point && { d: discPath(point, DISC.lit), reach: discPath(point, DISC.reach) };
}

/** An equipment; where streets cross, the crossing belongs to the long one. */
export function equipmentAt(equipment: string, town: readonly MoulonLike[]): Pointing | null {
  const stand = standOf(equipment, town);
  if (stand?.width === 1) return pieceAt(stand.block, stand.first, stand.facing);
  const box = equipmentBox(equipment, town);
  if (!box) return null;
  const parts = equipment.startsWith("T") ? [0, 1, 2].map((row) => ({ ...box, y: WALL + row * PITCH, height: BLOCK })) : [box];
  const isStreet = (STREETS as readonly string[]).includes(equipment);
  return { d: pathOf(parts), reach: pathOf(parts.map((part) => (isStreet ? grown(part, STREET_REACH) : part))) };
}

const pathOf = (boxes: readonly Box[]): string => boxes.map((box) => boxPath(box)).join("");

/** Something that can be destroyed: a house on its strip, or an influence on its circle. */
export function targetAt(target: string, town: readonly MoulonLike[]): Pointing | null {
  const [block = "", strip = ""] = target.split(".");
  const moulon = town.find((each) => each.block === block);
  return circleAt(target, town) ?? (moulon ? pieceAt(block, Number(strip), moulon.facing) : null);
}
