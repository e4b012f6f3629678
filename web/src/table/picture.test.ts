import { expect, test } from "vitest";

import { broken, laidOut } from "./picture";

const short = (line: string): boolean => line.length <= 12;

test("a text is broken between words, in as few lines as fit", () => {
  expect(broken("Zoé gagne avec trois cases", short)).toEqual(["Zoé gagne", "avec trois", "cases"]);
  expect(broken("", short)).toEqual([]);
});

test("a word that is longer than a line stands alone and is kept whole", () => {
  expect(broken("Die Straßenbahnhaltestelle liegt", short)).toEqual(["Die", "Straßenbahnhaltestelle", "liegt"]);
});

test("a caption tells title, verdict and every seat with its colour, one below the other", () => {
  const seats = [
    { text: "1. Zoé, 3", colour: "red" },
    { text: "2. Max, 7", colour: "blue" },
  ];
  const lines = laidOut({ title: "Cathedral", verdict: "Zoé wins.", seats }, () => 0);
  expect(lines.map(({ text }) => text)).toEqual(["Cathedral", "Zoé wins.", "1. Zoé, 3", "2. Max, 7"]);
  expect(lines.map(({ colour }) => colour)).toEqual([undefined, undefined, "red", "blue"]);
  expect(lines.every(({ below }, each) => each === 0 || below > lines[each - 1]!.below)).toBe(true);
});
