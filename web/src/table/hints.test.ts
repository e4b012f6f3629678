import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import Advised from "../../harness/Advised.svelte";
import type { Action, Ask, Drawing, Seen } from "../board/contract";
import { openSquares } from "../board/places";
import { drawingOf } from "../drawings";
import type { HintCard, Places } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { loadTexts } from "../text/words.svelte";
import { Texts, type Meanings } from "../text/texts";
import { Advice } from "./advice.svelte";

const sources = import.meta.glob<string>("../../../src/beffroi/{text,games/*}/*en.ftl", { query: "?raw", import: "default", eager: true });
const meanings = import.meta.glob<Meanings>("../games/*/meanings.gen.ts", { import: "MEANINGS", eager: true });
const fixtures = import.meta.glob<{ seen: Seen }>("../games/*/fixtures/*.json", { eager: true });
const source = (end: string): string => Object.entries(sources).find(([path]) => path.endsWith(end))?.[1] ?? "";

let hints: readonly HintCard[] = [];

beforeAll(async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", async (url: string) => new Response(url.includes("/hint") ? JSON.stringify(hints) : source("text/en.ftl") + source("text/pages.en.ftl")));
  await loadTexts("en");
});
beforeEach(() => (hints = []));
afterEach(cleanup);

/** Two answers that a question has. */
function answersTo(ask: Ask): Action[] {
  if (ask.type === "Pick") return ask.actions.slice(0, 2);
  if (ask.type === "Place") return ask.places.slice(0, 2).map((places) => placed(ask.action, places));
  if (ask.type === "Amount") return [{ type: ask.action, [ask.field]: ask.low + ask.by }];
  if (ask.type === "YesNo") return [ask.no, ask.yes];
  return ask.type === "Bundle" ? [{ type: ask.action, ...Object.fromEntries(ask.parts.map((part) => [part.field, part.kind === "one" ? part.of.at(-1) : part.low])) }] : [];
}

function placed(type: string, places: Places): Action {
  const [x, y] = openSquares(places)[0] ?? [0, 0];
  return { type, piece: places.piece, facing: places.facing, x: x + 0, y: y + 0 };
}

async function ask(game: string, fixture: string, choose = answersTo) {
  const { seen } = fixtures[`../games/${game}/fixtures/${fixture}.json`] as { seen: Seen };
  const drawing = (await drawingOf(game)) as Drawing;
  const words = new Texts("en", [source("text/en.ftl"), source(`games/${game}/en.ftl`)], [], meanings[`../games/${game}/meanings.gen.ts`]);
  const answer = vi.fn<(action: Action) => void>();
  const session = { state: "open", isSending: false, canUndo: false, said: null, refusals: [], problem: null, answer, sheet: { id: "t", game, seats: [] } };
  hints = choose(seen.ask as Ask).map((action) => ({ action, score: 0, reasons: [] }));
  const advice = new Advice("t");
  const props = { drawing, words, seen, events: [], refusals: [], live: true, answer, advice, session };
  const { container } = render(Advised, { props: props as never });
  await press("A hint");
  await screen.findByText("Take it in hand");
  const marked = () => [...container.querySelectorAll(".advised, [data-advised]")];
  return { answer, container, marked, expected: hints.map(({ action }) => action) };
}

/** By their text: to find a role on a whole board takes long. */
const press = (name: string) => fireEvent.click(screen.getByText(name).closest("button") as Element);

it.each([
  ["cathedral", "middle", "Place"],
  ["cathedral", "cathedral-first", "Place"],
  ["cardinal", "middle", "Place"],
  ["cardinal", "move", "Place"],
])("in %s (%s) the piece that is advised is shown where it would stand, then taken in hand, then placed", async (game, fixture, put) => {
  const { answer, marked, container, expected } = await ask(game, fixture);
  expect(marked()).toHaveLength(1);
  await press("Take it in hand");
  expect(answer).not.toHaveBeenCalled();
  expect(container.querySelector("[data-fits]")?.getAttribute("data-fits")).toBe("true");
  await press(put);
  expect(JSON.stringify(answer.mock.calls)).toBe(JSON.stringify([[expected[0]]]));
});

it.each([
  ["bastide", "opening"],
  ["bastide", "house"],
  ["bastide", "influence"],
  ["bastide", "emissary"],
  ["flandern", "site"],
  ["flandern", "building"],
  ["flandern", "choosing"],
  ["leonardo", "exhibit"],
  ["leonardo", "push"],
])("in %s (%s) the spot that is advised is lit, and pressing it is still up to the person", async (game, fixture) => {
  const { answer, marked, expected } = await ask(game, fixture);
  expect(marked().length).toBeGreaterThan(0);
  await press("Take it in hand");
  expect(answer).not.toHaveBeenCalled();
  const focused = document.activeElement as HTMLElement;
  await (focused.matches("button") ? fireEvent.click(focused) : fireEvent.keyDown(focused, { key: "Enter" }));
  await tick();
  if (!answer.mock.calls.length) await fireEvent.click(document.querySelector(".answers .advised") ?? document.activeElement as Element);
  expect(answer).toHaveBeenCalledExactlyOnceWith(expected[0]);
});

it("a number that is advised stands in its field", async () => {
  const { answer, expected } = await ask("leonardo", "auction");
  expect(answer).not.toHaveBeenCalled();
  await press("Take it in hand");
  await fireEvent.click(document.activeElement as Element);
  expect(answer).toHaveBeenCalledExactlyOnceWith(expected[0]);
});

it("several are compared by moving between them", async () => {
  const { marked } = await ask("bastide", "opening");
  const [first] = marked();
  await fireEvent.keyDown(document.querySelector("[role=toolbar]") as Element, { key: "ArrowRight" });
  expect(marked()).toHaveLength(1);
  expect(marked()[0]).not.toBe(first);
});

it("closing the advice leaves the board as it was", async () => {
  const { marked } = await ask("cathedral", "middle");
  await press("×");
  expect(marked()).toHaveLength(0);
  expect(document.querySelector("[role=toolbar]")).toBeNull();
});
