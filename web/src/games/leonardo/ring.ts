/** Where the thirty-two spaces lie: a ring that winds a little, walked anticlockwise from the lower left corner. */
import type { Refusal, Told } from "../../board/contract";
import { named } from "../../board/facts";
import type { Box } from "../../board/squares";
import city from "./city.json";
import { MEANINGS } from "./meanings.gen";
import type { Game } from "./view.gen";

export type Point = readonly [number, number];

export interface Space {
  number: number;
  kind: string;
  /** The quarter it is part of, 1 to 6; none is 0. */
  quarter: number;
  price: number;
  /** What its visitors pay while it exhibits nothing. */
  tax: number;
}

export const CITY: readonly Space[] = city.map((space, index) => ({ number: index + 1, ...space }));
export const spaceOf = (number: number): Space => CITY[number - 1] ?? { number, kind: "", quarter: 0, price: 0, tax: 0 };

const [COLUMNS, ROWS, CELL] = [10, 8, 10];
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
const COUNTRY = 3;
/** The ring, and a little of the country around it. */
export const BOARD: Box = { x: -COUNTRY, y: -COUNTRY, width: WIDTH + 2 * COUNTRY, height: HEIGHT + 2 * COUNTRY };

/** The spaces that an event or a refusal names. */
export const spacesIn = ({ facts }: Told<Game> | Refusal<Game>): number[] =>
  named(MEANINGS, "space", facts).map(Number);

/** How far a pawn went in an event; backwards when negative. */
export function stepsIn({ what, facts }: Told<Game>, seat: number): number[] {
  if (what === "moved") return facts.seat === seat ? [facts.steps] : [];
  if (what !== "pushed-forward" && what !== "pushed-back") return [];
  return facts.seats.includes(seat) ? [facts.steps * (what === "pushed-back" ? -1 : 1)] : [];
}

/** The column and the row of a space: along the lower side, up the right one, back along the upper one, down the left one. */
function cellOf(number: number): Point {
  const place = (((number - 1) % CITY.length) + CITY.length) % CITY.length;
  if (place < COLUMNS) return [place, ROWS - 1];
  if (place < COLUMNS + ROWS - 2) return [COLUMNS - 1, ROWS - 2 - (place - COLUMNS)];
  if (place < 2 * COLUMNS + ROWS - 2) return [2 * COLUMNS + ROWS - 3 - place, 0];
  return [0, place - (2 * COLUMNS + ROWS - 2) + 1];
}

/** Streets of an old town are not straight. */
export function bent([x, y]: Point): Point {
  return [x + 1.5 * Math.sin(y / 11 + 0.6), y + 1.7 * Math.sin(x / 12 + 2.4)];
}

export function centreOf(number: number): Point {
  const [column, row] = cellOf(number);
  return bent([(column + 0.5) * CELL, (row + 0.5) * CELL]);
}

/** The side of a space that lies outside the ring. */
export function facing(number: number): "up" | "right" | "down" | "left" {
  const [column, row] = cellOf(number);
  if (row === 0) return "up";
  if (row === ROWS - 1) return "down";
  return column === 0 ? "left" : "right";
}

/** The corners of a space, the outer side of the ring first: clockwise from the left end of that side, seen from outside. */
export function cornersOf(number: number): readonly Point[] {
  const [column, row] = cellOf(number);
  const [left, top, right, bottom] = [column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL];
  const around: Point[] = [[left, top], [right, top], [right, bottom], [left, bottom]];
  const first = { up: 0, right: 1, down: 2, left: 3 }[facing(number)];
  return [...around.slice(first), ...around.slice(0, first)].map(bent);
}

export const pathOf = (points: readonly Point[]): string => `M${points.map((point) => point.map(tidy).join(" ")).join("L")}Z`;

const tidy = (value: number): number => Math.round(value * 100) / 100;

/** The outer strip of a space, where the colour of its quarter is painted. */
export function bandOf(number: number, share = 0.2): readonly Point[] {
  const [a, b, c, d] = cornersOf(number) as [Point, Point, Point, Point];
  return [a, b, between(b, c, share), between(a, d, share)];
}

export const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];

/** A point on the way around, between two spaces when `place` is no whole number; 33 is 1 again. */
export function pointAt(place: number): Point {
  const whole = Math.floor(place);
  return between(centreOf(whole), centreOf(whole + 1), place - whole);
}

/** Where a pawn goes that stands on one space and reaches another: forwards, or backwards when it was pushed so. */
export function wayTo(from: number, to: number, steps: number): number {
  const forwards = (((to - from) % CITY.length) + CITY.length) % CITY.length;
  const backwards = forwards - CITY.length;
  return from + (steps < 0 && forwards ? backwards : forwards);
}

/** How several pawns stand together on one space. */
export function stand(index: number, count: number): Point {
  const [columns, gap] = [Math.min(count, 3), 3.1];
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return [(column - (columns - 1) / 2) * gap, 1.2 - row * 3.2];
}
