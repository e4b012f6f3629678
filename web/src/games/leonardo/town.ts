/** The town inside the ring: roofs and trees where there is neither river nor island. Drawn the same every time. */
import { centreOf, HEIGHT, type Point, WIDTH } from "./ring";

export const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];
/** The island in the river, where the device of fate stands. */
export const ISLAND: Point = [17, 11.5];
const BRIDGES = [21, 29, 6, 13] as const;

/** The arms of the river, from the island under each bridge and out of the town. */
export const ARMS: readonly string[] = BRIDGES.map((number) => {
  const [x, y] = centreOf(number);
  const [midX, midY] = MIDDLE;
  const isUpright = number === 21 || number === 6;
  const [dx, dy] = isUpright ? [0, Math.sign(y - midY)] : [Math.sign(x - midX), 0];
  const shore: Point = [midX + dx * (ISLAND[0] + 3), midY + dy * (ISLAND[1] + 3)];
  const bend: Point = isUpright ? [midX, (shore[1] + y) / 2] : [(shore[0] + x) / 2, midY];
  return `M${shore.join(" ")}Q${bend.join(" ")} ${x} ${y}L${x + dx * 9} ${y + dy * 9}`;
});

export interface Roof {
  x: number;
  y: number;
  width: number;
  height: number;
  isTree: boolean;
}

const [STEP_X, STEP_Y, EDGE] = [5.6, 4.6, 14.5];

/** A number between 0 and 1 that looks like chance. */
function noise(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}

/** Whether something would stand in the water, on the island or on the way of an arm. */
function isWet(x: number, y: number): boolean {
  const [dx, dy] = [(x - MIDDLE[0]) / (ISLAND[0] + 9), (y - MIDDLE[1]) / (ISLAND[1] + 8)];
  if (dx * dx + dy * dy < 1) return true;
  return BRIDGES.some((number) => {
    const [toX, toY] = centreOf(number);
    const isUpright = number === 21 || number === 6;
    return isUpright
      ? Math.abs(x - (MIDDLE[0] + toX) / 2) < 7.5 && Math.sign(y - MIDDLE[1]) === Math.sign(toY - MIDDLE[1])
      : Math.abs(y - (MIDDLE[1] + toY) / 2) < 6.5 && Math.sign(x - MIDDLE[0]) === Math.sign(toX - MIDDLE[0]);
  });
}

/** Short strokes on the water around the island, where the river is wide. */
export const WAVES: readonly Point[] = Array.from({ length: 26 }, (_, index) => {
  const angle = ((index + noise(index) * 0.6) / 26) * 2 * Math.PI;
  const reach = 1.6 + noise(index + 50) * 3.2;
  return [MIDDLE[0] + (ISLAND[0] + reach) * Math.cos(angle), MIDDLE[1] + (ISLAND[1] + reach) * Math.sin(angle)];
});

/** Where the dome of the cathedral stands. */
export const DOME: Point = [24, 23];
const isDome = (x: number, y: number): boolean => Math.hypot(x - DOME[0], y - DOME[1]) < 8;

export const ROOFS: readonly Roof[] = roofs();

function roofs(): Roof[] {
  const found: Roof[] = [];
  for (let y = EDGE; y <= HEIGHT - EDGE; y += STEP_Y)
    for (let x = EDGE; x <= WIDTH - EDGE; x += STEP_X) {
      const seed = x * 7 + y * 13;
      const [atX, atY] = [x + noise(seed) * 1.6 - 0.8, y + noise(seed + 1) - 0.5];
      const [width, height] = [3.4 + noise(seed + 2) * 1.5, 2.7 + noise(seed + 3)];
      if (!isWet(atX, atY) && !isDome(atX, atY)) found.push({ x: atX, y: atY, width, height, isTree: noise(seed + 4) < 0.22 });
    }
  return found;
}
