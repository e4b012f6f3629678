import { describe, expect, it } from "vitest";

import cases from "../../../tests/text/browser.json";
import type { Action, Told } from "../board/contract";
import { LANGUAGES, Texts, type Language, type Meanings } from "./texts";

const SOURCES = import.meta.glob<string>(["../../../src/beffroi/text/*.ftl", "../../../src/beffroi/games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const MEANINGS = import.meta.glob<Meanings>("../games/*/meanings.gen.ts", { import: "MEANINGS", eager: true });

interface Case {
  game: string;
  action?: Action;
  event?: Told;
  fr: string;
  en: string;
}

function textsOf(language: Language, game?: string, names: string[] = []): Texts {
  const files = [`text/${language}.ftl`, ...(game ? [`games/${game}/${language}.ftl`] : [])];
  return new Texts(
    language,
    files.map((file) => SOURCES[`../../../src/beffroi/${file}`] ?? ""),
    names,
    MEANINGS[`../games/${game}/meanings.gen.ts`],
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything that happens and is answered is said as Python says it", () => {
    for (const each of cases as unknown as Case[]) {
      const texts = textsOf(language, each.game, ["Zoé", "Max"]);
      const said = each.action ? texts.action(each.action) : texts.event(each.event as Told);
      expect(said).toBe(each[language]);
    }
  });
});

const words = new Texts(
  "en",
  ["seat-0 = Ann\nbids = Bids: { $bids }\nthing-x = Tavern\n  .the = the Tavern\nbuilt = { $what_the } and { $what }"],
  [],
  { facts: { what: "thing" }, answers: { Build: { what: "thing", by: "seat" } } },
);

it("a missing text is an error and not a gap", () => {
  expect(() => words.say("no-such-text")).toThrow("no text no-such-text in en");
});

it("a missing fact is an error and not a gap", () => {
  expect(() => words.say("bids")).toThrow("bids");
});

it("a name is not read as a text with places", () => {
  expect(textsOf("en", "bastide", ["{ $tile }"]).seat(0)).toBe("{ $tile }");
});

it("a large number in a list is grouped like any other", () => {
  expect(words.say("bids", { bids: [1_000_000, 2] })).toBe("Bids: 1,000,000 and 2");
});

it("a thing is said with the word its game has for it and may have other forms", () => {
  expect(words.say("built", { what: "x" })).toBe("the Tavern and Tavern");
});

it("a seat the table has no name for keeps the game's", () => {
  expect(words.seat(0)).toBe("Ann");
});

it("a field of an answer is told by its type", () => {
  expect(words.thing("Build", "what", "X")).toBe("Tavern");
  expect(words.thing("Build", "by", 0)).toBe("Ann");
  expect(words.thing("Build", "strip", 2)).toBe("2");
});
