/** The English camp and the road that leads away from it, in the fields below the town. */
import { TOWN, type Box, type Point } from "./town";

export const CAMP_SIZE = 8;
export const ROAD_END = 12;

/** The fields below the town. */
export const FIELD: Box = { x: 0, y: TOWN.height, width: TOWN.width, height: 236 };
/** The whole picture: the town and the fields. */
export const SCENE: Box = { x: 0, y: 0, width: TOWN.width, height: TOWN.height + FIELD.height };

interface Grid {
  columns: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const TENTS: Grid = { columns: 4, x: 66, y: TOWN.height + 84, dx: 88, dy: 96 };
const STONES: Grid = { columns: 6, x: 438, y: TOWN.height + 88, dx: 66, dy: 88 };

export function tentPoint(number: number): Point {
  return onGrid(TENTS, number, number % TENTS.columns);
}

/** The n-th milestone, counted from 1; the road turns at the end of every row. */
export function stonePoint(stone: number): Point {
  const number = stone - 1;
  const along = number % STONES.columns;
  const isBackwards = Math.floor(number / STONES.columns) % 2 === 1;
  return onGrid(STONES, number, isBackwards ? STONES.columns - 1 - along : along);
}

function onGrid(grid: Grid, number: number, column: number): Point {
  return { x: grid.x + column * grid.dx, y: grid.y + Math.floor(number / grid.columns) * grid.dy };
}

/** The road as a path through its milestones. */
export function roadPath(): string {
  const stones = Array.from({ length: ROAD_END }, (_, number) => stonePoint(number + 1));
  return stones.map(({ x, y }, number) => `${number ? "L" : "M"}${x} ${y}`).join("");
}

/** Where the n-th of several markers on one stone stands: around its middle, so that all can be seen. */
export function besides(point: Point, number: number, count: number): Point {
  if (count < 2) return point;
  const turn = (2 * Math.PI * number) / count - Math.PI / 2;
  return { x: point.x + 15 * Math.cos(turn), y: point.y + 15 * Math.sin(turn) };
}
