import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { TransportEvents, FallbackTransport } from "./transport";

/** Web sockets and streams in the order they were opened; the test plays the network. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;
  said: string[] = [];
  private readonly listeners = new Map<string, (told: { data: string }) => void>();

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  addEventListener(kind: string, listener: (told: { data: string }) => void): void {
    this.listeners.set(kind, listener);
  }
  tell(kind: string, data: object = {}): void {
    if (this.readyState !== 3) this.listeners.get(kind)?.({ data: JSON.stringify(data) });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  fail(): void {
    this.onclose?.({ code: 1006 });
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

let Fresh: typeof FallbackTransport;
let happened: unknown[];
let posted: [string, string][];
let answer: () => Promise<{ ok: boolean; status: number }>;

/** Every test is a visit of its own: nothing is known of the network. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("EventSource", Wire);
  vi.stubGlobal("fetch", (address: string, { body }: { body: string }) => {
    posted.push([address, body]);
    return answer();
  });
  Wire.all = [];
  happened = [];
  posted = [];
  answer = () => Promise.resolve({ ok: true, status: 204 });
  Fresh = (await import("./transport")).FallbackTransport;
});
afterEach(() => {
  vi.resetModules(); // the next file shares this window, and must not find web sockets blocked
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events: TransportEvents = {
  opened: () => void happened.push("opened"),
  received: (text) => void happened.push(JSON.parse(text)),
  closed: (code) => void happened.push(code),
};
const go = (): FallbackTransport => new Fresh("t", new URLSearchParams({ seat: "1" }), events);
const last = (): Wire => Wire.all.at(-1) as Wire;
const kinds = (): string[] => Wire.all.map((wire) => (wire.url.includes("/stream?") ? "stream" : "socket"));

/** A way where web sockets are blocked, with its stream open. */
function goAround(): FallbackTransport {
  const way = go();
  last().fail();
  last().fail();
  last().tell("stream", { id: "s1" });
  return way;
}

it("is a web socket", () => {
  const way = go();
  expect(last().url).toMatch(/^ws.*\/api\/tables\/t\/socket\?seat=1$/);
  last().open();
  way.send("hello");
  last().onmessage?.({ data: '"told"' });
  expect([happened, last().said]).toEqual([["opened", "told"], ["hello"]]);
});

it("takes the stream after two web sockets that did not open, and says nothing of it", () => {
  goAround();
  expect(kinds()).toEqual(["socket", "socket", "stream"]);
  expect(last().url).toBe("/api/tables/t/stream?seat=1");
  expect(happened).toEqual(["opened"]);
});

it("takes it at once the next time", () => {
  goAround().close();
  go();
  expect(kinds().slice(3)).toEqual(["stream"]);
});

it("counts a web socket to which nobody answers as failed", () => {
  go();
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(5_000);
  expect(kinds()).toEqual(["socket", "socket", "stream"]);
  expect(Wire.all.map((wire) => wire.readyState)).toEqual([3, 3, 0]);
});

it("does not count one that was given up", () => {
  for (let times = 0; times < 3; times++) go().close();
  vi.advanceTimersByTime(60_000);
  expect(kinds()).toEqual(["socket", "socket", "socket"]);
});

it("never leaves web sockets once one has worked", () => {
  go();
  last().fail();
  last().open();
  last().fail();
  for (let times = 0; times < 4; times++) {
    go();
    last().fail();
  }
  expect(kinds()).not.toContain("stream");
  expect(happened).toEqual(["opened", 1006, 1006, 1006, 1006, 1006]);
});

it("begins with web sockets again when nobody answers at all", () => {
  go();
  last().fail();
  last().fail();
  last().tell("error");
  expect(happened).toEqual([1006]);
  go();
  expect(kinds()).toEqual(["socket", "socket", "stream", "socket"]);
});

it("hears in a stream what a web socket hears", () => {
  goAround();
  last().tell("message", { type: "pong" });
  last().tell("close", { code: 4403 });
  last().tell("message", { type: "pong" });
  expect(happened).toEqual(["opened", { type: "pong" }, 4403]);
  expect(last().readyState).toBe(3);
});

it("tells the code of a stream that is refused", () => {
  go();
  last().fail();
  last().fail();
  last().tell("close", { code: 4404 });
  expect(happened).toEqual(["opened", 4404]);
});

it("is cut when the stream breaks", () => {
  goAround();
  last().tell("error");
  expect(happened).toEqual(["opened", 1006]);
});

it("says one frame after the other", async () => {
  let done = (): void => {};
  answer = () => new Promise((resolve) => (done = () => resolve({ ok: true, status: 204 })));
  const way = goAround();
  way.send("one");
  way.send("two");
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([["/api/tables/t/stream/s1", "one"]]);
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted.map(([, text]) => text)).toEqual(["one", "two"]);
});

it.each([404, 429, 503])("is cut when a frame is answered with %i", async (status) => {
  answer = () => Promise.resolve({ ok: false, status });
  const way = goAround();
  way.send("one");
  way.send("two");
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(["opened", 1006]);
  expect(posted).toHaveLength(1);
});

it("is cut when a frame cannot be sent", async () => {
  answer = () => Promise.reject(new TypeError("no network"));
  goAround().send("one");
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(["opened", 1006]);
});

it("tells the server that somebody is there, until it is closed", async () => {
  const way = goAround();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(posted.map(([, text]) => text)).toEqual(Array(2).fill('{"type":"ping"}'));
  way.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posted).toHaveLength(2);
  expect(happened).toEqual(["opened"]);
});
