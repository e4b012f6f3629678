/** The line of an analysis as a picture for friends, with names, places and the verdict. */
import type { Point } from "../../protocol.gen";
import { type Caption, captioned, colourOf, MARGIN, WIDTH } from "../../table/picture";
import { bandOf, lineOf } from "./chances";
import { DASHES } from "./curve";

const HEIGHT = 500;
const STROKE = 5;
/** How much larger marks are than on the page. */
const MARK = 3;

export interface Line {
  points: readonly Point[];
  /** Where the game turned, and where somebody left, was ruined or joined somebody, each with its shape. */
  marks: readonly { number: number; shape: string }[];
  last: number;
  /** Of the seats, as the page has them. */
  colours: readonly string[];
}

export function pictureOfLine(line: Line, caption: Caption, name: string): Promise<File> {
  return captioned(HEIGHT + MARGIN, (pen) => draw(pen, line), caption, name);
}

function draw(pen: CanvasRenderingContext2D, { points, marks, last, colours }: Line): void {
  const width = WIDTH - 2 * MARGIN;
  pen.translate(MARGIN, MARGIN);
  pen.fillStyle = colourOf("--paper-deep");
  pen.fillRect(0, 0, width, HEIGHT);
  const stretched = (d: string): Path2D => {
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix([width, 0, 0, HEIGHT, 0, 0]));
    return path;
  };
  const stroke = (path: Path2D, colour: string, lineWidth: number): void => {
    Object.assign(pen, { strokeStyle: colour, lineWidth });
    pen.stroke(path);
  };
  stroke(stretched("M0 0.5H1"), colourOf("--line"), 2);
  pen.globalAlpha = 0.25;
  for (const [seat, colour] of colours.entries()) {
    pen.fillStyle = colour;
    pen.fill(stretched(bandOf(points, seat, last)));
  }
  pen.globalAlpha = 1;
  for (const [seat, colour] of colours.entries()) {
    pen.setLineDash((DASHES[seat] ?? "none") === "none" ? [] : DASHES[seat]!.split(" ").map((part) => 2 * Number(part)));
    const path = stretched(lineOf(points, seat, last));
    stroke(path, colourOf("--ink-soft"), STROKE + 3);
    stroke(path, colour, STROKE);
  }
  pen.setLineDash([]);
  Object.assign(pen, { fillStyle: colourOf("--marked"), strokeStyle: colourOf("--sheet"), lineWidth: 4 });
  for (const { number, shape } of marks) {
    const path = new Path2D();
    path.addPath(new Path2D(shape), new DOMMatrix([MARK, 0, 0, MARK, (width * number) / last - 5 * MARK, HEIGHT - 10 * MARK]));
    pen.stroke(path);
    pen.fill(path);
  }
  pen.resetTransform();
}
