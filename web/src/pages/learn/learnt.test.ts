import { beforeEach, expect, it } from "vitest";

import { learn, learntOf } from "./learnt";

beforeEach(() => localStorage.clear());

it("remembers which lessons of a game are done, each once", () => {
  learn("fair", "bid");
  expect(learn("fair", "bid")).toEqual(["bid"]);
  learn("fair", "join");
  expect(learntOf("fair")).toEqual(["bid", "join"]);
  expect(learntOf("other")).toEqual([]);
});

it("begins anew where what was kept cannot be read", () => {
  localStorage.setItem("beffroi learnt", "{");
  expect(learntOf("fair")).toEqual([]);
});
