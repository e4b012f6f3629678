/** The line around connected squares, as an SVG path; what rounds and insets buildings, walls and territories. */
import { keyOf, type Square } from "./squares";

type Point = readonly [number, number];

/** The corners around some squares, clockwise, a loop for each border; holes run the other way. */
export function loops(given: readonly Square[]): Point[][] {
  const squares = [...new Map(given.map((square) => [keyOf(...square), square])).values()];
  const edges = new Map<string, Point[]>();
  for (const [from, to] of borders(squares)) edges.set(keyOf(...from), [...(edges.get(keyOf(...from)) ?? []), to]);
  const found: Point[][] = [];
  while (edges.size) found.push(corners(follow(edges)));
  return found;
}

/** The sides that only one of the squares has, walked with the square to the right. */
function borders(squares: readonly Square[]): [Point, Point][] {
  const inside = new Set(squares.map(([x, y]) => keyOf(x, y)));
  const sides = ([x, y]: Square): [Square, Point, Point][] => [
    [[x, y - 1], [x, y], [x + 1, y]],
    [[x + 1, y], [x + 1, y], [x + 1, y + 1]],
    [[x, y + 1], [x + 1, y + 1], [x, y + 1]],
    [[x - 1, y], [x, y + 1], [x, y]],
  ];
  return squares.flatMap(sides).filter(([beyond]) => !inside.has(keyOf(...beyond))).map(([, from, to]) => [from, to]);
}

/** Walks one loop and takes its edges away; where two loops meet in a corner it turns right, and stays with its square. */
function follow(edges: Map<string, Point[]>): Point[] {
  const start = (edges.keys().next().value as string).split(",").map(Number) as unknown as Point;
  const path: Point[] = [];
  let at = start;
  do {
    path.push(at);
    at = take(edges, path.at(-2), at);
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return path;
}

function take(edges: Map<string, Point[]>, before: Point | undefined, at: Point): Point {
  const ways = edges.get(keyOf(...at)) ?? [];
  const right = before && ways.find(([x, y]) => x - at[0] === before[1] - at[1] && y - at[1] === at[0] - before[0]);
  const next = right ?? (ways[0] as Point);
  const rest = ways.filter((way) => way !== next);
  if (rest.length) edges.set(keyOf(...at), rest);
  else edges.delete(keyOf(...at));
  return next;
}

/** A loop without the points in which it goes straight on. */
function corners(loop: Point[]): Point[] {
  return loop.filter(([x, y], index) => {
    const [[fromX, fromY], [toX, toY]] = [loop.at(index - 1) as Point, loop[(index + 1) % loop.length] as Point];
    return (x - fromX) * (toY - y) !== (y - fromY) * (toX - x);
  });
}

/** The path around some squares, moved inwards by `inset`, its corners rounded by `radius`. */
export function outline(squares: readonly Square[], inset = 0, radius = 0): string {
  return loops(squares).map((loop) => rounded(moved(loop, inset), radius)).join("");
}

/** A loop whose sides lie so much further to the right of the walk, which is inwards. */
function moved(loop: Point[], inset: number): Point[] {
  return loop.map(([x, y], index) => {
    const [before, after] = [loop.at(index - 1) as Point, loop[(index + 1) % loop.length] as Point];
    const [inX, inY] = direction(before, [x, y]);
    const [outX, outY] = direction([x, y], after);
    return [x - inset * (inY + outY), y + inset * (inX + outX)];
  });
}

const direction = ([x, y]: Point, [toX, toY]: Point): Point => [Math.sign(toX - x), Math.sign(toY - y)];

function rounded(loop: Point[], radius: number): string {
  const parts = loop.map(([x, y], index) => {
    const [inX, inY] = direction(loop.at(index - 1) as Point, [x, y]);
    const [outX, outY] = direction([x, y], loop[(index + 1) % loop.length] as Point);
    const [start, end] = [place(x - inX * radius, y - inY * radius), place(x + outX * radius, y + outY * radius)];
    return `${index ? "L" : "M"}${start}${radius ? `Q${place(x, y)} ${end}` : ""}`;
  });
  return `${parts.join("")}Z`;
}

const place = (x: number, y: number): string => `${short(x)} ${short(y)}`;
const short = (value: number): number => Math.round(value * 1000) / 1000;
