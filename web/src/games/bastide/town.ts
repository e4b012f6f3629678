/** Where everything of the town lies, in units of the drawing; (0, 0) is the outer corner of the north-western tower. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const BLOCK = 132;
export const STREET = 56;
export const WALL = 60;
export const STRIPS = 3;
export const PITCH = BLOCK + STREET;

const ROWS = "ABC";
const COLUMNS = "1234";
export const CARRA = "B2";
export const TOWN: Box = { x: 0, y: 0, width: 2 * WALL + 4 * PITCH - STREET, height: 2 * WALL + 3 * PITCH - STREET };

export const WALLS = ["N", "S", "W", "E"] as const;
export const STREETS = ["R1", "R2", "T1", "T2", "T3"] as const;
export const RELIGIOUS = ["church", "chapel", "monastery", "maladrerie"] as const;

/** The circles of everything whose place is fixed; those of a religious building move with it. */
const PLACES: Record<string, string> = {
  R1: COLUMNS,
  R2: COLUMNS,
  T1: ROWS,
  T2: ROWS,
  T3: ROWS,
  halle: "NESW",
  N: COLUMNS,
  S: COLUMNS,
  W: ROWS,
  E: ROWS,
  church: "1234",
  chapel: "123",
  monastery: "1234",
  maladrerie: "123",
};

export function circlesOf(equipment: string): string[] {
  return [...(PLACES[equipment] ?? "")].map((place) => `${equipment}.${place}`);
}

export const FIXED_CIRCLES = Object.keys(PLACES)
  .filter((equipment) => !(RELIGIOUS as readonly string[]).includes(equipment))
  .flatMap(circlesOf);

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function blockBox(block: string): Box {
  const row = ROWS.indexOf(block.charAt(0));
  const column = COLUMNS.indexOf(block.charAt(1));
  return { x: WALL + column * PITCH, y: WALL + row * PITCH, width: BLOCK, height: BLOCK };
}

/** Some strips of a moulon, from the first on: bands one below the other, or side by side. */
export function stripBox(block: string, first: number, facing: string, width = 1): Box {
  const box = blockBox(block);
  const depth = (BLOCK / STRIPS) * width;
  const from = (BLOCK / STRIPS) * (first - 1);
  return facing === "ns"
    ? { x: box.x + from, y: box.y, width: depth, height: BLOCK }
    : { x: box.x, y: box.y + from, width: BLOCK, height: depth };
}

export function streetBox(street: string): Box {
  const number = Number(street.charAt(1));
  const from = WALL + number * PITCH - STREET;
  return street.startsWith("R")
    ? { x: WALL, y: from, width: TOWN.width - 2 * WALL, height: STREET }
    : { x: from, y: WALL, width: STREET, height: TOWN.height - 2 * WALL };
}

export function wallBox(wall: string): Box {
  if (wall === "N" || wall === "S") {
    return { x: WALL, y: wall === "N" ? 0 : TOWN.height - WALL, width: TOWN.width - 2 * WALL, height: WALL };
  }
  return { x: wall === "W" ? 0 : TOWN.width - WALL, y: WALL, width: WALL, height: TOWN.height - 2 * WALL };
}

/** Where a religious building stands, if it does. */
export interface Stand {
  block: string;
  first: number;
  facing: string;
  width: number;
}

export interface MoulonLike {
  block: string;
  facing: string;
  strips: readonly string[];
}

export function standOf(building: string, town: readonly MoulonLike[]): Stand | null {
  const moulon = town.find((each) => each.strips.includes(building));
  if (!moulon) return null;
  const width = moulon.strips.filter((piece) => piece === building).length;
  return { block: moulon.block, first: moulon.strips.indexOf(building) + 1, facing: moulon.facing, width };
}

export function standBox(stand: Stand): Box {
  return stripBox(stand.block, stand.first, stand.facing, stand.width);
}

/** The ground an equipment takes; nothing for a religious building that stands nowhere. */
export function equipmentBox(equipment: string, town: readonly MoulonLike[]): Box | null {
  if (equipment === "halle") return blockBox(CARRA);
  if ((WALLS as readonly string[]).includes(equipment)) return wallBox(equipment);
  if ((STREETS as readonly string[]).includes(equipment)) return streetBox(equipment);
  const stand = standOf(equipment, town);
  return stand && standBox(stand);
}

/** The middle of a circle; nothing for a circle of a building that stands nowhere. */
export function circlePoint(circle: string, town: readonly MoulonLike[]): Point | null {
  const [equipment = "", place = ""] = circle.split(".");
  if (equipment === "halle") return hallePoint(place);
  const number = (PLACES[equipment] ?? "").indexOf(place);
  if ((RELIGIOUS as readonly string[]).includes(equipment)) {
    const stand = standOf(equipment, town);
    return stand && buildingPoint(stand, number, circlesOf(equipment).length);
  }
  const box = equipmentBox(equipment, town);
  return box && alongPoint(box, number);
}

/** The n-th place along a wall or a street, opposite the n-th moulon. */
function alongPoint(box: Box, number: number): Point {
  const along = number * PITCH + BLOCK / 2;
  const { x, y } = middle(box);
  return box.width > box.height ? { x: box.x + along, y } : { x, y: box.y + along };
}

const HALLE_REACH = BLOCK / 2 - 26;

function hallePoint(side: string): Point {
  const { x, y } = middle(blockBox(CARRA));
  const away: Record<string, Point> = {
    N: { x: 0, y: -HALLE_REACH },
    E: { x: HALLE_REACH, y: 0 },
    S: { x: 0, y: HALLE_REACH },
    W: { x: -HALLE_REACH, y: 0 },
  };
  const step = away[side] ?? { x: 0, y: 0 };
  return { x: x + step.x, y: y + step.y };
}

/** The circles of a building on one strip lie in a row; on two strips, in two rows of two. */
function buildingPoint(stand: Stand, number: number, count: number): Point {
  const box = standBox(stand);
  const rows = stand.width;
  const inRow = Math.ceil(count / rows);
  const along = (number % inRow) + 0.5;
  const across = Math.floor(number / inRow) + 0.5;
  return stand.facing === "ns"
    ? { x: box.x + (across * box.width) / rows, y: box.y + (along * box.height) / inRow }
    : { x: box.x + (along * box.width) / inRow, y: box.y + (across * box.height) / rows };
}

/** How many strips a religious building covers. */
export const WIDTHS: Readonly<Record<string, number>> = { church: 2, chapel: 1, monastery: 2, maladrerie: 1 };

/** A box as a path with rounded corners. */
export function boxPath({ x, y, width, height }: Box, radius = 6): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}Z`;
}

export function discPath({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
