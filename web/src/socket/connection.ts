/**
 * The connection to a table. It reconnects by itself, asks for what was missed meanwhile, and sends every move until
 * the server has answered it. What it has received counts as current only while it is `open`.
 */
import { api } from "../api";
import type { FromGuest, FromServer, Weigh } from "../protocol.gen";
import { type Transport, FallbackTransport } from "./transport";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

/** Closing codes after which reconnecting is useless: no such table, not for you. */
const REFUSALS = [4403, 4404];
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** A browser does not tell why a connection fails, but the server does when it is asked anything else. */
const ASK_AFTER = 3;
/** How long silence may last before we ask whether somebody is there, and how long we wait for the answer. */
const SILENCE = 20_000;
const PATIENCE = 8_000;

type Sent = Extract<FromGuest, { move_id: string }>;
const ANSWERS = ["ok", "ok-duplicate", "stale", "illegal", "id-reused", "bad"];

interface Listener {
  received(frame: FromServer): void;
  changed(state: ConnectionState): void;
}

export class Connection {
  state: ConnectionState = "connecting";
  private transport: Transport | null = null;
  private readonly unanswered = new Map<string, Sent>();
  private number: number | null = null;
  /** Whether it is moving to another table: what still comes from the one before is not for the listener. */
  private isFollowing = false;
  private isComposing = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private table: string,
    private seat: number | null,
    private listener: Listener,
  ) {
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.lose);
    this.connect();
  }

  /** Sends a frame, now or once the connection is open; it is repeated until it is answered. */
  send(frame: Sent): void {
    this.unanswered.set(frame.move_id, frame);
    if (this.state === "open") this.transmit(frame);
  }

  /** Tells whether an offer is being put together, now or once the connection is open; after a break again. */
  compose(isOn: boolean): void {
    this.isComposing = isOn;
    if (this.state === "open") this.tellComposing();
  }

  /** Asks what an answer would bring: never repeated, for whoever asks again has already looked elsewhere. */
  weigh(question: Weigh): void {
    if (this.state === "open") this.transmit(question);
  }

  /** Goes on to the rematch of the table, on the transport there is; without one, by connecting there. */
  follow(table: string, seat: number | null, listener: Listener): void {
    Object.assign(this, { table, seat, listener, number: null, isComposing: false });
    this.unanswered.clear();
    if (this.state !== "open") return this.connect();
    this.isFollowing = true;
    this.become("connecting");
    this.transmit({ type: "follow", seat });
    this.listen(PATIENCE);
  }

  close(): void {
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.lose);
    clearTimeout(this.timer);
    this.drop();
  }

  private readonly retryNow = (): void => {
    if (this.state !== "lost") return;
    this.attempts = 0;
    this.connect();
  };

  private readonly lose = (): void => this.end(0);

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.isFollowing = false;
    this.become("connecting");
    this.transport = new FallbackTransport(this.table, this.asked(), {
      // The server tells what was missed before it reads: its answer to this ping means that we know everything.
      opened: () => this.transmit({ type: "ping" }),
      received: (text) => this.receive(JSON.parse(text) as FromServer),
      closed: (code) => this.end(code),
    });
    this.listen(PATIENCE);
  }

  private asked(): URLSearchParams {
    const asked = new URLSearchParams();
    if (this.seat !== null) asked.set("seat", String(this.seat));
    if (this.number !== null) asked.set("since", String(this.number));
    return asked;
  }

  private receive(frame: FromServer): void {
    if (this.isFollowing && !this.arrives(frame)) return;
    this.isFollowing = false;
    this.listen(SILENCE);
    if (frame.type === "pong") return this.confirm();
    if (frame.type === "bye") return this.end(0, frame.after);
    if (frame.type === "update" && !this.isNext(frame.number)) return;
    if (frame.type === "snapshot" || frame.type === "update") this.number = frame.number;
    if (ANSWERS.includes(frame.type) && "move_id" in frame) this.unanswered.delete(frame.move_id ?? "");
    if (frame.type === "retry") setTimeout(() => this.repeat(frame.move_id), frame.after);
    this.listener.received(frame);
    if (frame.type === "snapshot") this.confirm();
  }

  /** Whether a frame ends the move to another table; where the connection may not go, connecting there tells why. */
  private arrives(frame: FromServer): boolean {
    if (frame.type === "bad") this.connect();
    return frame.type === "bye" || (frame.type === "snapshot" && frame.sheet.id === this.table);
  }

  /** An update that came already is not taken twice; one too far ahead means that something was lost. */
  private isNext(number: number): boolean {
    if (this.number === null || number <= this.number) return false;
    if (number > this.number + 1) this.connect();
    return number === this.number + 1;
  }

  private confirm(): void {
    if (this.state !== "connecting") return;
    this.attempts = 0;
    this.become("open");
    for (const frame of this.unanswered.values()) this.transmit(frame);
    if (this.isComposing) this.tellComposing();
  }

  private tellComposing(): void {
    this.transmit({ type: "composing", is_on: this.isComposing });
  }

  private repeat(moveId: string): void {
    const frame = this.unanswered.get(moveId);
    if (frame && this.state === "open") this.transmit(frame);
  }

  /** Waits for the next frame; after silence asks once, then takes the connection for broken. */
  private listen(patience: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.doubt(patience), patience);
  }

  private doubt(patience: number): void {
    if (patience !== SILENCE) return this.end(0);
    this.transmit({ type: "ping" });
    this.listen(PATIENCE);
  }

  private end(code: number, after?: number): void {
    clearTimeout(this.timer);
    this.drop();
    if (REFUSALS.includes(code)) return this.become("refused");
    this.become("lost");
    if (this.attempts === ASK_AFTER) void api.get("me").catch(() => {});
    const pause = Math.min(FIRST_PAUSE * 2 ** this.attempts++, LONGEST_PAUSE);
    // Not everybody at once, when a server has been restarted.
    this.timer = setTimeout(() => this.connect(), (after ?? pause) * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    this.transport?.close();
    this.transport = null;
  }

  private transmit(frame: FromGuest): void {
    this.transport?.send(JSON.stringify(frame));
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.listener.changed(state);
  }
}

/** A name for a move that no other move has. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
