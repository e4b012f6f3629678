/**
 * What carries a connection: a web socket, or where those are blocked a stream of events for what the server sends and
 * requests for what the guest sends. Web sockets that fail to open twice, before one has ever opened in this visit, are
 * taken for blocked; once one has worked, nothing else is tried.
 */
import type { Ping, StreamClosed, StreamOpened } from "../protocol.gen";

export interface Transport {
  send(text: string): void;
  /** Ends it; nothing is received afterwards. */
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}

const ENOUGH_FAILURES = 2;
/** How long a transport may take to open before it counts as failed: some networks answer nothing to what they block. */
const OPENING = 5_000;
/** How often a stream is told that somebody is there; otherwise the server hears nothing of a guest who only looks. */
const SIGN_OF_LIFE = 20_000;
const PING: Ping = { type: "ping" };
const CUT = 1006;

let hasSocketWorked = false;
let failures = 0;

/** A transport to a table that tries what there is while web sockets may be blocked. */
export class FallbackTransport implements Transport {
  private transport!: Transport;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly asked: URLSearchParams,
    private readonly events: TransportEvents,
  ) {
    if (!hasSocketWorked && failures >= ENOUGH_FAILURES) this.tryStream();
    else this.trySocket();
  }

  send(text: string): void {
    this.transport.send(text);
  }

  close(): void {
    clearTimeout(this.timer);
    this.transport.close();
  }

  private trySocket(): void {
    const opened = (): void => void (hasSocketWorked = true);
    this.try(overSocket, opened, (code) => {
      if (hasSocketWorked) return this.events.closed(code);
      failures += 1;
      if (failures < ENOUGH_FAILURES) this.trySocket();
      else this.tryStream();
    });
  }

  /** Where a stream does not open either, nobody answers at all, and that says nothing against web sockets. */
  private tryStream(): void {
    this.try(overStream, () => {}, (code) => {
      failures = 0;
      this.events.closed(code);
    });
  }

  private try(over: typeof overSocket, opened: () => void, failed: (code: number) => void): void {
    let isOpen = false;
    this.timer = setTimeout(() => {
      this.transport.close();
      failed(CUT);
    }, OPENING);
    this.transport = over(`/api/tables/${this.table}`, this.asked, {
      opened: () => {
        clearTimeout(this.timer);
        isOpen = true;
        opened();
        this.events.opened();
      },
      received: (text) => this.events.received(text),
      closed: (code) => {
        clearTimeout(this.timer);
        if (isOpen) this.events.closed(code);
        else failed(code);
      },
    });
  }
}

function overSocket(path: string, asked: URLSearchParams, events: TransportEvents): Transport {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}/socket?${asked}`);
  socket.onopen = () => events.opened();
  socket.onmessage = (message) => events.received(String(message.data));
  socket.onclose = (closing) => events.closed(closing.code);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

function overStream(path: string, asked: URLSearchParams, events: TransportEvents): Transport {
  const source = new EventSource(`${path}/stream?${asked}`);
  const alive = setInterval(() => stream.send(JSON.stringify(PING)), SIGN_OF_LIFE);
  let address = "";
  let isOver = false;
  /** What was said so far: the server hears one frame after the other. */
  let said = Promise.resolve();
  const stream: Transport = {
    send(text) {
      if (address) said = said.then(() => (isOver ? undefined : post(address, text))).catch(() => end(CUT));
    },
    close() {
      isOver = true;
      clearInterval(alive);
      source.close();
    },
  };
  function end(code: number): void {
    if (isOver) return;
    stream.close();
    events.closed(code);
  }
  source.addEventListener("stream", (told) => {
    address = `${path}/stream/${(JSON.parse(String(told.data)) as StreamOpened).id}`;
    events.opened();
  });
  source.addEventListener("message", (told) => events.received(String(told.data)));
  source.addEventListener("close", (told) => {
    if (!address) events.opened(); // as a web socket does, whose closing code is told after it has opened
    end((JSON.parse(String(told.data)) as StreamClosed).code);
  });
  source.addEventListener("error", () => end(CUT));
  return stream;
}

async function post(address: string, body: string): Promise<void> {
  const answer = await fetch(address, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (!answer.ok) throw new Error(String(answer.status));
}
