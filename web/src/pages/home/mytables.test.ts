import { expect, test } from "vitest";

import type { TableInfo, TableLists } from "../../protocol.gen";
import { extended, finished, type MyTables, NONE, renewed, toContinue, worthWatching } from "./mytables";

const sheet = (created: number): TableInfo => ({ id: `t${created}`, created }) as TableInfo;
const lists = (more: boolean, ...created: number[]): TableLists => ({ mine: created.map(sheet), open: [], running: [], over: [], more });
const shown = (mine: MyTables): number[] => mine.sheets.map((each) => each.created);

test("older tables stay behind the newest when these are looked at again", () => {
  const read = extended(renewed(NONE, lists(true, 9, 8)), lists(true, 7, 6));
  const again = renewed(read, lists(true, 10, 9));
  expect(shown(again)).toEqual([10, 9, 8, 7, 6]);
  expect(again.more).toBe(true);
});

test("the end that was reached stays the end", () => {
  const read = extended(renewed(NONE, lists(true, 9, 8)), lists(false, 7));
  expect(renewed(read, lists(true, 9, 8)).more).toBe(false);
  expect(renewed(NONE, lists(true, 9, 8)).more).toBe(true);
});

test("a table that was left is gone", () => {
  const read = extended(renewed(NONE, lists(true, 9, 8)), lists(false, 7));
  expect(shown(renewed(read, lists(true, 9, 7)))).toEqual([9, 7]);
  expect(shown(renewed(read, lists(false, 9)))).toEqual([9]);
});

test("no table is shown twice", () => {
  const read = extended(renewed(NONE, lists(true, 9, 8)), lists(false, 8, 7));
  expect(shown(read)).toEqual([9, 8, 7]);
});

test("tables to go on with begin with those where it is my turn; finished ones stand apart", () => {
  const at = (id: string, status: string, asked: number[] = []): TableInfo => ({ id, status, asked, seats: [{ mine: true }, { mine: false }] }) as TableInfo;
  const all = [at("waiting", "open"), at("theirs", "running", [1]), at("done", "over"), at("mine", "running", [0]), at("shut", "closed")];
  expect(toContinue(all).map(({ id }) => id)).toEqual(["mine", "theirs", "waiting"]);
  expect(finished(all).map(({ id }) => id)).toEqual(["done", "shut"]);
});

test("worth watching are others, people or strong bots: the most watched first, then what moved last", () => {
  const [zoe, max] = [{ kind: "person", mine: true }, { kind: "person", mine: false }];
  const bot = (level: string): object => ({ kind: "bot", level, mine: false });
  const at = (id: string, changed: number, watching: number, ...seats: object[]): TableInfo => ({ id, changed, watching, seats }) as TableInfo;
  const all = [
    at("weak", 9, 5, bot("novice"), bot("master")),
    at("old", 1, 0, max, bot("novice")),
    at("own", 9, 9, zoe, max),
    at("masters", 3, 0, bot("master"), bot("journeyman")),
    at("watched", 2, 4, max, bot("random")),
  ];
  expect(worthWatching(all).map(({ id }) => id)).toEqual(["watched", "masters", "old"]);
});
