/** The parts of a bundle or an offer: what stands in them at first, when they are complete, what they make. */
import type { Action, Part, Words } from "../board/contract";

/** How much of every thing of a part is chosen; an amount has one number and no thing. */
export type Counts = number[];

/** What is chosen at first: the least of an amount, the first of some things, nothing of many. */
export function first(part: Part): Counts {
  if (part.kind === "amount") return [part.low];
  return part.of.map((_, thing) => (part.kind === "one" && thing === 0 ? 1 : 0));
}

/** The most that may be chosen of one thing. */
export function most(part: Part, thing: number): number {
  if (part.most.length) return part.most[thing] ?? 0;
  return part.kind === "shares" ? part.high : 1;
}

export const sum = (counts: Counts): number => counts.reduce((total, count) => total + count, 0);

export function isComplete(part: Part, counts: Counts): boolean {
  if (part.kind === "one") return sum(counts) === 1;
  return part.low <= sum(counts) && sum(counts) <= part.high;
}

/** What the action has in the field of this part. */
export function value(part: Part, counts: Counts): unknown {
  switch (part.kind) {
    case "one":
      return part.of[counts.indexOf(1)];
    case "amount":
      return counts[0];
    case "many":
      return part.of.flatMap((thing, each) => Array<string | number>(counts[each] ?? 0).fill(thing));
    case "shares":
      return counts;
  }
}

/** The counts that make this value. */
export function countsOf(part: Part, of: unknown): Counts {
  if (part.kind === "amount") return [Number(of)];
  if (part.kind === "shares") return (of as number[]).slice();
  const things = part.kind === "one" ? [of] : (of as unknown[]);
  return part.of.map((thing) => things.filter((each) => each === thing).length);
}

export function made(kind: string, parts: readonly Part[], chosen: readonly Counts[]): Action {
  const fields = parts.map((part, each) => [part.field, value(part, chosen[each] ?? [])]);
  return { type: kind, ...Object.fromEntries(fields) };
}

/** What a thing of a part is called in an answer of this kind; what is shared is shared among seats. */
export const thing = (words: Words, kind: string, part: Part, of: string | number): string =>
  part.kind === "shares" ? words.seat(Number(of)) : words.thing(kind, part.field, of);
