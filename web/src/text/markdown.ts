/** The little Markdown our rules are written in, as blocks and runs of text; no HTML ever comes from a string. */

export interface Run {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "heading"; level: number; runs: Run[] }
  | { kind: "list"; isOrdered: boolean; items: Run[][] }
  | { kind: "grid"; rows: Run[][][] }
  /** What stands in a fence; with a name it can be drawn. */
  | { kind: "figure"; name: string; text: string };

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/;
const STYLES = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;

const FENCE = /^```(?:\w* ?(.*))\n((?:(?!```).*\n)*)```$/m;

export function blocksOf(markdown: string): Block[] {
  // Of three parts the first is prose, the second the name of a figure, the third its text.
  const parts = markdown.split(FENCE);
  return parts.flatMap((part, each): Block[] => {
    if (each % 3 === 0) return proseOf(part);
    return each % 3 === 1 ? [{ kind: "figure", name: part, text: (parts[each + 1] ?? "").trimEnd() }] : [];
  });
}

function proseOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split("\n");
  const [hashes = ""] = /^#*/.exec(part) ?? [];
  if (hashes) return { kind: "heading", level: hashes.length, runs: runsOf(part.slice(hashes.length).trim()) };
  if (ITEM.test(part)) return { kind: "list", isOrdered: /^\s*\d/.test(part), items: itemsOf(lines).map(runsOf) };
  if (part.startsWith("|")) return { kind: "grid", rows: lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map(cellsOf) };
  return { kind: "paragraph", runs: runsOf(lines.map((line) => line.trim()).join(" ")) };
}

/** The items of a list; a line that begins nothing goes on with the one before. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || !items.length) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

const cellsOf = (line: string): Run[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => runsOf(cell.trim()));

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(STYLES)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index), style: "plain" });
    for (const style of ["strong", "em", "code"] as const) {
      const inside = found.groups?.[style];
      if (inside) runs.push({ text: inside, style });
    }
    end = found.index + found[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), style: "plain" });
  return runs;
}
