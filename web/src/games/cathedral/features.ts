/** What makes each building itself, on its plan facing north: towers, chimneys, doors, trees. */
import type { Round } from "../../board/roof";
import type { Square } from "../../board/squares";

/** A stroke: a door, a beam, a path, water. */
export interface Stroke {
  is: "stroke";
  from: Square;
  to: Square;
  width: number;
  paint: string;
}

export interface Style {
  /** `gable` and `hip` are roofs; `court` is an open floor, `walls` a walk behind a parapet. */
  top: "gable" | "hip" | "court" | "walls";
  features: readonly (Round | Stroke)[];
}

const round = (is: Round["is"], x: number, y: number, size: number): Round => ({ is, at: [x, y], size });
const stroke = (from: Square, to: Square, width: number, paint: string): Stroke => ({ is: "stroke", from, to, width, paint });

const DARKNESS = "var(--sable-ink)";
const door = (x: number, y: number, dx: number, dy: number): Stroke =>
  stroke([x, y], [x + dx, y + dy], 0.1, DARKNESS);
const planks = [1, 1.2, 1.4, 1.6, 1.8, 2].map((x) => stroke([x, 0.3], [x, 0.7], 0.03, "var(--wood)"));
const piers = [2.12, 2.46, 2.8, 3.14].flatMap((y) =>
  [0.99, 1.81].map((x) => stroke([x, y], [x + 0.2, y], 0.1, "var(--stone)")),
);

export const STYLES: Readonly<Record<string, Style>> = {
  TA: { top: "hip", features: [round("chimney", 0.68, 0.3, 0.17), round("barrel", 0.27, 0.76, 0.15), door(0.5, 0.9, 0.22, 0)] },
  ST: {
    top: "gable",
    features: [
      ...[0.35, 0.85, 1.35].map((x) => door(x, 0.9, 0.26, 0)),
      stroke([0.2, 0.24], [0.62, 0.24], 0.13, "var(--or)"),
      stroke([1.4, 0.24], [1.8, 0.24], 0.13, "var(--or)"),
    ],
  },
  IN: { top: "gable", features: [round("chimney", 0.3, 0.3, 0.16), round("chimney", 1.7, 1.62, 0.16), round("turret", 1.5, 0.5, 0.24)] },
  BR: {
    top: "court",
    features: [
      stroke([0.8, 0.5], [2.2, 0.5], 0.84, "var(--water)"),
      stroke([0.5, 0.5], [2.5, 0.5], 0.5, "var(--stone)"),
      ...planks,
      round("turret", 0.46, 0.5, 0.36),
      round("turret", 2.54, 0.5, 0.36),
    ],
  },
  MA: {
    top: "hip",
    features: [
      round("chimney", 0.72, 0.32, 0.16),
      round("chimney", 2.28, 0.32, 0.16),
      door(1.38, 1.9, 0.24, 0),
    ],
  },
  SQ: {
    top: "court",
    features: [
      round("well", 1, 1, 0.34),
      ...[[0.34, 0.34], [1.66, 0.34], [0.34, 1.66], [1.66, 1.66]].map(([x, y]) => round("tree", x!, y!, 0.2)),
    ],
  },
  AB: {
    top: "gable",
    features: [round("spire", 1.5, 1, 0.3), round("chimney", 0.28, 0.3, 0.14), door(2.4, 1.9, 0.2, 0)],
  },
  IF: { top: "hip", features: [round("dome", 1.5, 1.5, 0.4), door(1.4, 2.9, 0.2, 0)] },
  CS: {
    top: "walls",
    features: [
      round("drum", 0.44, 0.44, 0.36),
      round("drum", 0.44, 2.56, 0.36),
      round("drum", 1.6, 0.46, 0.28),
      round("drum", 1.6, 2.54, 0.28),
      door(0.12, 1.5, 0.3, 0),
    ],
  },
  TO: {
    top: "walls",
    features: [round("turret", 1.5, 1.5, 0.46), round("drum", 2.5, 0.46, 0.28), round("drum", 0.46, 2.5, 0.28), door(2.5, 1.72, 0, 0.2)],
  },
  AC: {
    top: "hip",
    features: [
      round("dome", 1.5, 1.5, 0.36),
      ...[2.15, 2.38, 2.62, 2.85].map((x) => stroke([x, 2.86], [x, 2.96], 0.09, "var(--argent)")),
      round("chimney", 1.32, 0.4, 0.14),
    ],
  },
  CA: {
    top: "gable",
    features: [
      ...piers,
      round("dome", 1.5, 0.3, 0.2),
      door(1.42, 3.93, 0.16, 0),
      round("turret", 1.25, 3.68, 0.25),
      round("turret", 1.75, 3.68, 0.25),
      round("spire", 1.5, 1.5, 0.42),
    ],
  },
};
