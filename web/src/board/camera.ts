/** What part of a large board is looked at: boxes that pan and zoom. */
import type { Point } from "./drag";
import type { Box } from "./squares";

export interface Limits {
  /** The whole of the board; the middle of what is looked at never leaves it. */
  board: Box;
  /** How many units wide the closest look is. */
  least: number;
}

/** The same look with the shape of the window, around the same middle, and nothing cut off. */
export function shaped({ x, y, width, height }: Box, ratio: number): Box {
  const [wide, high] = width / height < ratio ? [height * ratio, height] : [width, width / ratio];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** A closer look for a factor above 1; the point stays where it is on the screen. */
export function zoomed(look: Box, at: Point, factor: number, { board, least }: Limits): Box {
  const most = Math.max(board.width, (board.height * look.width) / look.height, least);
  const width = Math.min(Math.max(look.width / factor, least), most);
  const scale = width / look.width;
  return kept(
    { x: at.x - (at.x - look.x) * scale, y: at.y - (at.y - look.y) * scale, width, height: look.height * scale },
    board,
  );
}

export function panned(look: Box, dx: number, dy: number, { board }: Limits): Box {
  return kept({ ...look, x: look.x + dx, y: look.y + dy }, board);
}

/** Moved as little as possible so that a part of the board is seen. */
export function showing(look: Box, part: Box): Box {
  return { ...look, x: slid(look.x, look.width, part.x, part.width), y: slid(look.y, look.height, part.y, part.height) };
}

/** Moved so that nothing beyond the board is seen, where it is large enough. */
export function within(look: Box, board: Box): Box {
  const held = (low: number, length: number, from: number, size: number): number =>
    length > size ? from + (size - length) / 2 : Math.min(Math.max(low, from), from + size - length);
  return { ...look, x: held(look.x, look.width, board.x, board.width), y: held(look.y, look.height, board.y, board.height) };
}

function slid(low: number, length: number, from: number, size: number): number {
  if (size > length) return from + (size - length) / 2;
  return Math.min(Math.max(low, from + size - length), from);
}

function kept(look: Box, board: Box): Box {
  const [middleX, middleY] = [look.x + look.width / 2, look.y + look.height / 2];
  const x = Math.min(Math.max(middleX, board.x), board.x + board.width);
  const y = Math.min(Math.max(middleY, board.y), board.y + board.height);
  return { ...look, x: x - look.width / 2, y: y - look.height / 2 };
}

export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;
