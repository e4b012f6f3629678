import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import english from "../../../../src/beffroi/games/leonardo/en.ftl?raw";
import type { Seen } from "../../board/contract";
import { Texts } from "../../text/texts";
import Alliances from "./Alliances.svelte";
import negotiation from "./fixtures/negotiation.json";
import { MEANINGS } from "./meanings.gen";
import type { Game } from "./view.gen";

const words = new Texts("en", [english], [], MEANINGS);
afterEach(cleanup);

test("whoever reads what an alliance would mean is given time until they leave it or propose it", async () => {
  const [answer, compose] = [vi.fn(), vi.fn()];
  const seen = { ...(negotiation.seen as unknown as Seen<Game>), viewer: 0 };
  const floor = [{ type: "Pick" as const, actions: [{ type: "Propose" as const, seat: 1, pawn: "ours" }] }];
  render(Alliances, { props: { seen: { ...seen, floor }, words, answer, compose, isLive: true } as never });
  await fireEvent.click(screen.getByRole("button", { name: words.say("ally-begin") }));
  expect(compose.mock.calls).toEqual([[true]]);
  await fireEvent.click(screen.getByRole("button", { name: words.say("ally-close") }));
  expect(compose.mock.calls).toEqual([[true], [false]]);
  await fireEvent.click(screen.getByRole("button", { name: words.say("ally-begin") }));
  await fireEvent.click(screen.getByRole("button", { name: /^Propose/ }));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ type: "Propose", seat: 1, pawn: "ours" });
  expect(compose.mock.calls.at(-1)).toEqual([false]);
});
