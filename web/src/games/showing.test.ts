import { describe, expect, it } from "vitest";

import type { Seen, Told } from "../board/contract";
import type { AnyShowings } from "../board/showing";
import { beatsOf } from "../table/queue";

const showings = import.meta.glob<{ showings: AnyShowings }>("./*/showing.ts", { eager: true });
const types = import.meta.glob<string>("./*/view.gen.ts", { eager: true, query: "?raw", import: "default" });
const fixtures = import.meta.glob<{ seen: Seen; events: Told[] }>("./*/fixtures/*.json", { eager: true, import: "default" });

/** The kinds of event of a game, as they were generated from its rules. */
function kindsIn(source: string): string[] {
  const told = /export type Told =([\s\S]*?)^export /m.exec(source)?.[1] ?? source;
  return [...told.matchAll(/what: "([^"]+)"/g)].map(([, what]) => what ?? "");
}

describe.each(Object.keys(types).map((path) => path.split("/")[1] ?? ""))("%s", (game) => {
  const known = showings[`./${game}/showing.ts`]?.showings ?? {};

  it("shows every kind of event, and no others", () => {
    expect(Object.keys(known).toSorted()).toEqual([...new Set(kindsIn(types[`./${game}/view.gen.ts`] ?? ""))].toSorted());
  });

  it("finds a view for every event of its positions", () => {
    const moments = Object.entries(fixtures).filter(([path]) => path.startsWith(`./${game}/`)).map(([, moment]) => moment);
    expect(moments.some(({ events }) => events.length)).toBe(true);
    for (const { seen, events } of moments) {
      const beats = beatsOf(seen.view, { ply: 1, events, view: seen.view, score: null }, known);
      expect(beats.flatMap((beat) => beat.events)).toEqual(events);
      for (const { view } of beats) expect(Object.keys(view as object)).toEqual(Object.keys(seen.view as object));
      for (const { events: played, view } of beats) for (const { what, facts } of played) known[what]?.flights?.(facts, view);
    }
  });
});
