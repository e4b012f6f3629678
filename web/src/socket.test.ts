import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromGuest, FromHouse } from "./protocol.gen";
import { Line, newMoveId, type LineState } from "./socket";

/** The far end of a line, played by the test. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: FromGuest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromGuest);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const MOVE = { type: "move", move_id: "m1", step: 4, action: { type: "Pass" } } as const;
let line: Line;
let states: LineState[];
let heard: FromHouse[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  states = [];
  heard = [];
  line = new Line("t", 1, { heard: (frame) => heard.push(frame), changed: (state) => states.push(state) });
});
afterEach(() => {
  line.hangUp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): Socket => Socket.all.at(-1) as Socket;

function connect(number = 7): Socket {
  last().open();
  last().tell({ type: "snapshot", number });
  return last();
}

it("is open once everything has been told", () => {
  last().open();
  expect(line.state).toBe("calling");
  last().tell({ type: "snapshot", number: 7 });
  expect(states).toEqual(["calling", "open"]);
});

it("calls again after a break and asks for what was missed", () => {
  connect().breakOff();
  expect(line.state).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(last().url).toContain("seat=1&since=7");
});

it("is open again only when the house has told what was missed", () => {
  connect().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "update", number: 8 });
  expect(line.state).toBe("calling");
  last().tell({ type: "pong" });
  expect(line.state).toBe("open");
});

it("does not say a remark again that was refused", () => {
  const remark = { type: "chat", move_id: "c1", text: "Bonsoir" } as const;
  connect();
  line.say(remark);
  last().tell({ type: "bad", why: "muted", facts: {}, move_id: "c1" });
  last().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "pong" });
  expect(last().said).toEqual([{ type: "ping" }]);
});

it("waits longer after every try, and not for ever", () => {
  connect().breakOff();
  for (let tries = 0; tries < 9; tries++) {
    const before = Socket.all.length;
    vi.advanceTimersByTime(10_001);
    expect(Socket.all.length).toBeGreaterThan(before);
    last().breakOff();
  }
});

it("says a move again, under the same name, until it is answered", () => {
  connect();
  line.say(MOVE);
  last().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "pong" });
  expect(last().said).toEqual([{ type: "ping" }, MOVE]);
  last().tell({ type: "ok-duplicate", move_id: "m1" });
  last().breakOff();
  vi.advanceTimersByTime(1_000);
  last().open();
  last().tell({ type: "pong" });
  expect(last().said).toEqual([{ type: "ping" }]);
});

it("keeps a move that is said while nobody listens", () => {
  line.say(MOVE);
  connect();
  expect(last().said).toContainEqual(MOVE);
});

it("tries again when the house asks for it", () => {
  connect();
  line.say(MOVE);
  last().tell({ type: "retry", move_id: "m1", why: "busy", after: 300 });
  vi.advanceTimersByTime(300);
  expect(last().said.filter((frame) => frame.type === "move")).toHaveLength(2);
});

it("hears an update once", () => {
  connect();
  last().tell({ type: "update", number: 8 });
  last().tell({ type: "update", number: 8 });
  expect(heard.filter((frame) => frame.type === "update")).toHaveLength(1);
});

it("calls again when an update is missing", () => {
  connect();
  last().tell({ type: "update", number: 9 });
  expect(heard.map((frame) => frame.type)).toEqual(["snapshot"]);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toContain("since=7");
});

it("asks after a silence, and gives the line up when nobody answers", () => {
  connect();
  vi.advanceTimersByTime(20_000);
  expect(last().said.at(-1)).toEqual({ type: "ping" });
  expect(line.state).toBe("open");
  vi.advanceTimersByTime(8_000);
  expect(line.state).toBe("lost");
});

it("comes back when the house says so", () => {
  connect().tell({ type: "bye", why: "restart", after: 2_000 });
  expect(line.state).toBe("lost");
  vi.advanceTimersByTime(1_400);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1_200);
  expect(Socket.all).toHaveLength(2);
});

it("does not call where it is not welcome", () => {
  last().open();
  last().breakOff(4403);
  vi.advanceTimersByTime(60_000);
  expect(line.state).toBe("refused");
  expect(Socket.all).toHaveLength(1);
});

it("calls at once when the network is back", () => {
  connect();
  dispatchEvent(new Event("offline"));
  expect(line.state).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(line.state).toBe("calling");
});

const REMATCH = { type: "snapshot", number: 1, sheet: { id: "again" } };
const follow = (): void =>
  line.follow("again", 0, { heard: (frame) => heard.push(frame), changed: (state) => states.push(state) });

it("goes on to a rematch on the connection it has", () => {
  connect();
  follow();
  expect(last().said.at(-1)).toEqual({ type: "follow", seat: 0 });
  expect(line.state).toBe("calling");
  last().tell(REMATCH);
  expect(line.state).toBe("open");
  expect(Socket.all).toHaveLength(1);
});

it("does not tell the rematch what is still said of the game before", () => {
  connect();
  line.say(MOVE);
  follow();
  heard = [];
  for (const frame of [{ type: "table" }, { type: "update", number: 8 }, { type: "pong" }]) last().tell(frame);
  expect([heard, line.state]).toEqual([[], "calling"]);
  last().tell(REMATCH);
  last().tell({ type: "update", number: 2 });
  expect(heard.map((frame) => frame.type)).toEqual(["snapshot", "update"]);
  expect(last().said.filter((frame) => frame.type === "move")).toHaveLength(1);
});

it("calls at the rematch when the line breaks on the way there", () => {
  connect();
  follow();
  last().breakOff();
  vi.advanceTimersByTime(500);
  expect(last().url).toContain("/tables/again/socket?seat=0");
  expect(last().url).not.toContain("since");
});

it.each(["lost", "silent", "refused on the way", "sent away"])("calls at the rematch when it is %s", (how) => {
  connect();
  if (how === "lost") dispatchEvent(new Event("offline"));
  follow();
  if (how === "silent") vi.advanceTimersByTime(20_000);
  if (how === "refused on the way") last().tell({ type: "bad", why: "no-rematch" });
  if (how === "sent away") last().tell({ type: "bye", why: "closing", after: 100 });
  vi.advanceTimersByTime(500);
  expect(last().url).toContain("/tables/again/socket?seat=0");
  last().open();
  last().tell({ type: "snapshot", number: 1, sheet: { id: "again" } });
  expect(line.state).toBe("open");
});

it("is silent once it has hung up", () => {
  connect();
  line.hangUp();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

it("names moves so that the house accepts the names", () => {
  expect(newMoveId()).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(newMoveId()).not.toBe(newMoveId());
});
