/**
 * What a line speaks through: a web socket, or where those are blocked a stream of events for what the house says and
 * requests for what the guest says. Web sockets that fail to open twice, before one has ever opened in this visit, are
 * taken for blocked; once one has worked, nothing else is tried.
 */
import type { Ping, StreamClosed, StreamOpened } from "./protocol.gen";

export interface Transport {
  send(text: string): void;
  /** Ends it; nothing is heard afterwards. */
  close(): void;
}

export interface Ends {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

const ENOUGH_FAILURES = 2;
/** How long a way may take to open before it counts as failed: some networks answer nothing to what they block. */
const OPENING = 5_000;
/** How often a stream is told that somebody is there; otherwise the house hears nothing of a guest who only looks. */
const SIGN_OF_LIFE = 20_000;
const PING: Ping = { type: "ping" };
const CUT = 1006;

let hasSocketWorked = false;
let failures = 0;

/** A way to a table; while web sockets may be blocked it tries what there is, and says nothing of it. */
export class Way implements Transport {
  private transport!: Transport;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly asked: URLSearchParams,
    private readonly ends: Ends,
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
      if (hasSocketWorked) return this.ends.closed(code);
      failures += 1;
      if (failures < ENOUGH_FAILURES) this.trySocket();
      else this.tryStream();
    });
  }

  /** Where a stream does not open either, nobody answers at all, and that says nothing against web sockets. */
  private tryStream(): void {
    this.try(overStream, () => {}, (code) => {
      failures = 0;
      this.ends.closed(code);
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
        this.ends.opened();
      },
      heard: (text) => this.ends.heard(text),
      closed: (code) => {
        clearTimeout(this.timer);
        if (isOpen) this.ends.closed(code);
        else failed(code);
      },
    });
  }
}

function overSocket(path: string, asked: URLSearchParams, ends: Ends): Transport {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}/socket?${asked}`);
  socket.onopen = () => ends.opened();
  socket.onmessage = (message) => ends.heard(String(message.data));
  socket.onclose = (closing) => ends.closed(closing.code);
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

function overStream(path: string, asked: URLSearchParams, ends: Ends): Transport {
  const source = new EventSource(`${path}/stream?${asked}`);
  const alive = setInterval(() => stream.send(JSON.stringify(PING)), SIGN_OF_LIFE);
  let address = "";
  let isOver = false;
  /** What was said so far: the house hears one frame after the other. */
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
    ends.closed(code);
  }
  source.addEventListener("stream", (told) => {
    address = `${path}/stream/${(JSON.parse(String(told.data)) as StreamOpened).id}`;
    ends.opened();
  });
  source.addEventListener("message", (told) => ends.heard(String(told.data)));
  source.addEventListener("close", (told) => {
    if (!address) ends.opened(); // as a web socket does, whose closing code is told after it has opened
    end((JSON.parse(String(told.data)) as StreamClosed).code);
  });
  source.addEventListener("error", () => end(CUT));
  return stream;
}

async function post(address: string, body: string): Promise<void> {
  const answer = await fetch(address, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (!answer.ok) throw new Error(String(answer.status));
}
