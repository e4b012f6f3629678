/** The board as it stands in the end, with names, places and the verdict, as one picture made in the page. */

export interface Caption {
  title: string;
  verdict: string;
  /** From the first place to the last: what is told of a seat, and the colour of its pieces. */
  seats: readonly { text: string; colour: string }[];
}

export const WIDTH = 1200;
const MOST_HEIGHT = 1000;
export const MARGIN = 40;
const LINE = 1.35;
const SIZES = { title: 46, verdict: 32, seat: 30 };

/** What styles may say of a drawing; everything else is in its attributes. */
const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "visibility", "filter", "clip-path", "paint-order", "stop-color", "mix-blend-mode"],
  ...["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "letter-spacing", "text-anchor", "dominant-baseline"],
];

/** The board and its caption as a file that can be saved or shared. */
export async function pictureOf(board: SVGSVGElement, caption: Caption, name: string): Promise<File> {
  const drawing = await alone(board);
  const height = Math.min(MOST_HEIGHT, WIDTH / (drawing.naturalWidth / drawing.naturalHeight));
  const width = height * (drawing.naturalWidth / drawing.naturalHeight);
  return captioned(height, (pen) => pen.drawImage(drawing, (WIDTH - width) / 2, 0, width, height), caption, name);
}

/** Whatever is drawn, so high, with a caption below it. */
export async function captioned(height: number, draw: (pen: CanvasRenderingContext2D) => void, caption: Caption, name: string): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  const lines = laidOut(caption, (text, font) => ((pen.font = font), pen.measureText(text).width));
  Object.assign(canvas, { width: WIDTH, height: Math.ceil(height + MARGIN + (lines.at(-1)?.below ?? 0)) });
  pen.fillStyle = colourOf("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw(pen);
  for (const { text, font, below, colour } of lines) {
    if (colour) mark(pen, colour, height + below);
    Object.assign(pen, { font, fillStyle: colourOf("--ink") });
    pen.fillText(text, MARGIN + (colour ? SIZES.seat * LINE : 0), height + below);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

export interface Line {
  text: string;
  font: string;
  /** How far its foot lies below the board. */
  below: number;
  colour?: string;
}

/** The lines of a caption, broken where they are too long. */
export function laidOut({ title, verdict, seats }: Caption, measure: (text: string, font: string) => number): Line[] {
  const lines: Line[] = [];
  const add = (text: string, font: string, size: number, colour?: string): void => {
    const below = (lines.at(-1)?.below ?? MARGIN / 2) + size * LINE;
    lines.push({ text, font, below, ...(colour && { colour }) });
  };
  add(title, `700 ${SIZES.title}px Alegreya`, SIZES.title);
  const font = `500 ${SIZES.verdict}px Alegreya`;
  for (const text of broken(verdict, (part) => measure(part, font) <= WIDTH - 2 * MARGIN)) add(text, font, SIZES.verdict);
  for (const { text, colour } of seats) add(text, `500 ${SIZES.seat}px "Alegreya Sans"`, SIZES.seat, colour);
  return lines;
}

/** A text in as few lines as fit. */
export function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = [lines.at(-1) ?? "", word].join(" ").trim();
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Shared where a telephone can, else saved. */
export async function hand(file: File): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).catch(() => {});
  }
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function mark(pen: CanvasRenderingContext2D, colour: string, foot: number): void {
  const side = SIZES.seat * 0.8;
  Object.assign(pen, { fillStyle: colour, strokeStyle: colourOf("--ink"), lineWidth: 2 });
  pen.fillRect(MARGIN, foot - side, side, side);
  pen.strokeRect(MARGIN, foot - side, side, side);
}

export const colourOf = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token);

/** A drawing of the page that needs the page no more: its styles and its letters in itself, all of the board in sight. */
async function alone(board: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [board, copy].map((each) => [...each.querySelectorAll<SVGElement>("*")]) as [SVGElement[], SVGElement[]];
  originals.forEach((original, each) => keepStyles(original, copies[each]!));
  copy.querySelectorAll("[data-passing]").forEach((passing) => passing.remove()); // what was laid over the board for a while
  const { x, y, width, height } = extentOf(board);
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String((WIDTH * height) / width));
  copy.removeAttribute("style");
  const letters = document.createElementNS(copy.namespaceURI, "style");
  letters.textContent = await fontFaces();
  copy.prepend(letters);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function keepStyles(original: SVGElement, copy: SVGElement): void {
  if (original.closest("defs")?.closest("pattern, filter")) return;
  const style = getComputedStyle(original);
  if (style.display === "none") return copy.setAttribute("display", "none");
  for (const name of STYLES) copy.style.setProperty(name, style.getPropertyValue(name));
}

/** All of the board, also where somebody looks at a part of it. */
function extentOf(board: SVGSVGElement): DOMRect {
  const whole = (board.querySelector("[data-extent]") ?? board).getBoundingClientRect();
  const back = board.getScreenCTM()!.inverse();
  const [from, to] = [new DOMPoint(whole.left, whole.top), new DOMPoint(whole.right, whole.bottom)].map((each) => each.matrixTransform(back));
  return new DOMRect(from!.x, from!.y, to!.x - from!.x, to!.y - from!.y);
}

/** The letters of the page, to be taken along. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(rules.map(taken))).join("");
}

async function taken({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
  const letters = await fetch(new URL(address, parentStyleSheet?.href ?? location.href)).then((answer) => answer.blob());
  const told = ["font-family", "font-weight", "font-style"].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
  return `@font-face { ${told}; src: url(${await inData(letters)}) }`;
}

function inData(blob: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
