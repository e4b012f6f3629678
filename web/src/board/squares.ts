/** Squares of a grid: x to the right, y down, a square is one unit wide. */

export type Square = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A square as the key of a set or a map. */
export const keyOf = (x: number, y: number): string => `${x},${y}`;

export const keysOf = (squares: Iterable<Square>): Set<string> => new Set(Array.from(squares, ([x, y]) => keyOf(x, y)));

/** The smallest box around some squares, and so much more on every side. */
export function boxAround(squares: readonly Square[], margin = 0): Box {
  const columns = squares.map(([x]) => x);
  const rows = squares.map(([, y]) => y);
  const [x, y] = [Math.min(...columns) - margin, Math.min(...rows) - margin];
  return { x, y, width: Math.max(...columns) + 1 + margin - x, height: Math.max(...rows) + 1 + margin - y };
}

/** The squares after some quarter turns to the right around the origin. */
export function turned(squares: readonly Square[], quarters: number): Square[] {
  let all = squares.map(([x, y]): Square => [x, y]);
  for (let done = 0; done < ((quarters % 4) + 4) % 4; done++) all = all.map(([x, y]): Square => [0 - y, x]);
  return all;
}

/** The smallest box around some boxes. */
export function boxOver(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** As much of a box as lies inside another. */
export function clipped(box: Box, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(box.x, x), Math.max(box.y, y)];
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, x + width) - left,
    height: Math.min(box.y + box.height, y + height) - top,
  };
}
