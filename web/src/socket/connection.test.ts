import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromGuest, FromServer } from "../protocol.gen";
import { Connection, newMoveId, type ConnectionState } from "./connection";

/** The far end of a connection, played by the test. */
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
let connection: Connection;
let states: ConnectionState[];
let received: FromServer[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  states = [];
  received = [];
  connection = new Connection("t", 1, { received: (frame) => received.push(frame), changed: (state) => states.push(state) });
});
afterEach(() => {
  connection.close();
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
  expect(connection.state).toBe("connecting");
  last().tell({ type: "snapshot", number: 7 });
  expect(states).toEqual(["connecting", "open"]);
});

it("calls again after a break and asks for what was missed", () => {
  connect().breakOff();
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(last().url).toContain("seat=1&since=7");
});

it("is open again only when the server has told what was missed", () => {
  connect().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "update", number: 8 });
  expect(connection.state).toBe("connecting");
  last().tell({ type: "pong" });
  expect(connection.state).toBe("open");
});

it("does not say a remark again that was refused", () => {
  const remark = { type: "chat", move_id: "c1", text: "Bonsoir" } as const;
  connect();
  connection.send(remark);
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
  connection.send(MOVE);
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

it("says again after a break that an offer is put together, as long as it is", () => {
  const composing = { type: "composing", is_on: true } as const;
  connect();
  connection.compose(true);
  expect(last().said).toContainEqual(composing);
  last().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "pong" });
  expect(last().said).toEqual([{ type: "ping" }, composing]);
  connection.compose(false);
  last().breakOff();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell({ type: "pong" });
  expect(last().said).toEqual([{ type: "ping" }]);
});

it("keeps a move that is said while nobody listens", () => {
  connection.send(MOVE);
  connect();
  expect(last().said).toContainEqual(MOVE);
});

it("tries again when the server asks for it", () => {
  connect();
  connection.send(MOVE);
  last().tell({ type: "retry", move_id: "m1", why: "busy", after: 300 });
  vi.advanceTimersByTime(300);
  expect(last().said.filter((frame) => frame.type === "move")).toHaveLength(2);
});

it("hears an update once", () => {
  connect();
  last().tell({ type: "update", number: 8 });
  last().tell({ type: "update", number: 8 });
  expect(received.filter((frame) => frame.type === "update")).toHaveLength(1);
});

it("calls again when an update is missing", () => {
  connect();
  last().tell({ type: "update", number: 9 });
  expect(received.map((frame) => frame.type)).toEqual(["snapshot"]);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toContain("since=7");
});

it("asks after a silence, and gives the connection up when nobody answers", () => {
  connect();
  vi.advanceTimersByTime(20_000);
  expect(last().said.at(-1)).toEqual({ type: "ping" });
  expect(connection.state).toBe("open");
  vi.advanceTimersByTime(8_000);
  expect(connection.state).toBe("lost");
});

it("comes back when the server says so", () => {
  connect().tell({ type: "bye", why: "restart", after: 2_000 });
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(1_400);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1_200);
  expect(Socket.all).toHaveLength(2);
});

it("does not reconnect where it is not welcome", () => {
  last().open();
  last().breakOff(4403);
  vi.advanceTimersByTime(60_000);
  expect(connection.state).toBe("refused");
  expect(Socket.all).toHaveLength(1);
});

it("reconnects at once when the network is back", () => {
  connect();
  dispatchEvent(new Event("offline"));
  expect(connection.state).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(connection.state).toBe("connecting");
});

const REMATCH = { type: "snapshot", number: 1, sheet: { id: "again" } };
const follow = (): void =>
  connection.follow("again", 0, { received: (frame) => received.push(frame), changed: (state) => states.push(state) });

it("goes on to a rematch on the connection it has", () => {
  connect();
  follow();
  expect(last().said.at(-1)).toEqual({ type: "follow", seat: 0 });
  expect(connection.state).toBe("connecting");
  last().tell(REMATCH);
  expect(connection.state).toBe("open");
  expect(Socket.all).toHaveLength(1);
});

it("does not tell the rematch what is still said of the game before", () => {
  connect();
  connection.send(MOVE);
  follow();
  received = [];
  for (const frame of [{ type: "table" }, { type: "update", number: 8 }, { type: "pong" }]) last().tell(frame);
  expect([received, connection.state]).toEqual([[], "connecting"]);
  last().tell(REMATCH);
  last().tell({ type: "update", number: 2 });
  expect(received.map((frame) => frame.type)).toEqual(["snapshot", "update"]);
  expect(last().said.filter((frame) => frame.type === "move")).toHaveLength(1);
});

it("connects to the rematch when it breaks on the way there", () => {
  connect();
  follow();
  last().breakOff();
  vi.advanceTimersByTime(500);
  expect(last().url).toContain("/tables/again/socket?seat=0");
  expect(last().url).not.toContain("since");
});

it.each(["lost", "silent", "refused on the way", "sent away"])("connects to the rematch when it is %s", (how) => {
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
  expect(connection.state).toBe("open");
});

it("is silent once it is closed", () => {
  connect();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

it("names moves so that the server accepts the names", () => {
  expect(newMoveId()).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(newMoveId()).not.toBe(newMoveId());
});
