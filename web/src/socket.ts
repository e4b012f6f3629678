/**
 * The line to a table. It calls again by itself when it breaks, asks for what was missed meanwhile, and says every
 * move until the house has answered it. What it heard counts as current only while it is `open`.
 */
import { house } from "./house";
import type { FromGuest, FromHouse } from "./protocol.gen";
import { type Transport, Way } from "./transport";

export type LineState = "calling" | "open" | "lost" | "refused";

/** Closing codes after which calling again is useless: no such table, not for you. */
const REFUSALS = [4403, 4404];
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** A browser does not tell why a line cannot be had, but the house does when it is asked anything else. */
const ASK_AFTER = 3;
/** How long silence may last before we ask whether somebody is there, and how long we wait for the answer. */
const SILENCE = 20_000;
const PATIENCE = 8_000;

type Said = Exclude<FromGuest, { type: "ping" | "follow" }>;
const ANSWERS = ["ok", "ok-duplicate", "stale", "illegal", "id-reused", "bad"];

interface Listener {
  heard(frame: FromHouse): void;
  changed(state: LineState): void;
}

export class Line {
  state: LineState = "calling";
  private way: Transport | null = null;
  private readonly unanswered = new Map<string, Said>();
  private number: number | null = null;
  /** Whether the line is on its way to another table: what is still told of the one before is not for the listener. */
  private isFollowing = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private table: string,
    private seat: number | null,
    private listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    this.call();
  }

  /** Says something, now or as soon as somebody listens; moves are said until they are answered. */
  say(frame: Said): void {
    this.unanswered.set(frame.move_id, frame);
    if (this.state === "open") this.send(frame);
  }

  /** Goes on to the rematch of the table, on the connection there is; without one, by calling there. */
  follow(table: string, seat: number | null, listener: Listener): void {
    Object.assign(this, { table, seat, listener, number: null });
    this.unanswered.clear();
    if (this.state !== "open") return this.call();
    this.isFollowing = true;
    this.become("calling");
    this.send({ type: "follow", seat });
    this.listen(PATIENCE);
  }

  hangUp(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    clearTimeout(this.timer);
    this.drop();
  }

  private readonly hurry = (): void => {
    if (this.state !== "lost") return;
    this.tries = 0;
    this.call();
  };

  private readonly lose = (): void => this.end(0);

  private call(): void {
    clearTimeout(this.timer);
    this.drop();
    this.isFollowing = false;
    this.become("calling");
    this.way = new Way(this.table, this.asked(), {
      // The house tells what was missed before it reads: its answer to this ping means that we know everything.
      opened: () => this.send({ type: "ping" }),
      heard: (text) => this.hear(JSON.parse(text) as FromHouse),
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

  private hear(frame: FromHouse): void {
    if (this.isFollowing && !this.arrives(frame)) return;
    this.isFollowing = false;
    this.listen(SILENCE);
    if (frame.type === "pong") return this.confirm();
    if (frame.type === "bye") return this.end(0, frame.after);
    if (frame.type === "update" && !this.isNext(frame.number)) return;
    if (frame.type === "snapshot" || frame.type === "update") this.number = frame.number;
    if (ANSWERS.includes(frame.type) && "move_id" in frame) this.unanswered.delete(frame.move_id ?? "");
    if (frame.type === "retry") setTimeout(() => this.repeat(frame.move_id), frame.after);
    this.listener.heard(frame);
    if (frame.type === "snapshot") this.confirm();
  }

  /** Whether a frame ends the way to another table; where the line may not go, calling there tells why. */
  private arrives(frame: FromHouse): boolean {
    if (frame.type === "bad") this.call();
    return frame.type === "bye" || (frame.type === "snapshot" && frame.sheet.id === this.table);
  }

  /** An update that was heard already is not heard twice; one too far ahead means that something was lost. */
  private isNext(number: number): boolean {
    if (this.number === null || number <= this.number) return false;
    if (number > this.number + 1) this.call();
    return number === this.number + 1;
  }

  private confirm(): void {
    if (this.state !== "calling") return;
    this.tries = 0;
    this.become("open");
    for (const frame of this.unanswered.values()) this.send(frame);
  }

  private repeat(moveId: string): void {
    const frame = this.unanswered.get(moveId);
    if (frame && this.state === "open") this.send(frame);
  }

  /** Waits for the next word; after silence asks once, then takes the line for broken. */
  private listen(patience: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.doubt(patience), patience);
  }

  private doubt(patience: number): void {
    if (patience !== SILENCE) return this.end(0);
    this.send({ type: "ping" });
    this.listen(PATIENCE);
  }

  private end(code: number, after?: number): void {
    clearTimeout(this.timer);
    this.drop();
    if (REFUSALS.includes(code)) return this.become("refused");
    this.become("lost");
    if (this.tries === ASK_AFTER) void house.get("me").catch(() => {});
    const pause = Math.min(FIRST_PAUSE * 2 ** this.tries++, LONGEST_PAUSE);
    // Not everybody at once, when a house has been restarted.
    this.timer = setTimeout(() => this.call(), (after ?? pause) * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    this.way?.close();
    this.way = null;
  }

  private send(frame: FromGuest): void {
    this.way?.send(JSON.stringify(frame));
  }

  private become(state: LineState): void {
    this.state = state;
    this.listener.changed(state);
  }
}

/** A name for a move that no other move has. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
