/** A table as one viewer follows it: what the connection has brought so far, and what the viewer sends. */
import type { Action, Seen, Told } from "../board/contract";
import type { Bad, Clocks, Facts, FromGuest, FromServer, Illegal, OwnCeiling, Ply, Refusal, Remark, ScoreSheet, TableInfo, Snapshot, Update } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { Connection, newMoveId, type ConnectionState } from "../socket/connection";
import { me } from "../me.svelte";
import { hear, heardAt } from "./heard";
import { lasting } from "./plies";
import type { Scene } from "./queue";
import { shared } from "./sharing";
import { Weighing } from "./weighing.svelte";

/** Who plays what happens at a table for somebody to look at. */
export interface Follower {
  follow(before: unknown, scene: Scene): void;
  /** Everything that is still being played has happened. */
  skip(): void;
}

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

export class TableSession {
  sheet: TableInfo = $state.raw({} as TableInfo);
  seen: Seen | null = $state.raw(null);
  plies: Ply[] = $state.raw([]);
  /** The entries of every seat's last turn. */
  turns: number[][] = $state.raw([]);
  /** Where everybody's points come from, as the position stands. */
  score: ScoreSheet | null = $state.raw(null);
  remarks: Remark[] = $state.raw([]);
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  /** In an auction: how far this viewer may have the table bid, and how far it does. */
  ceiling: OwnCeiling | null = $state.raw(null);
  canUndo = $state(false);
  private mayAskBack = $state(false);
  /** The last remark that was read. */
  private heard = $state(0);
  readonly unread = $derived.by(() => this.remarks.filter((remark) => remark.number > this.heard && !this.isMine(remark)));
  state: ConnectionState = $state("connecting");
  /** What brought about this position; empty when the page has just come. */
  events: Told[] = $state.raw([]);
  /** The answers to what is asked next that go with it. */
  private unsent: Action[] = [];
  /** An answer that is given again whenever its question comes back this turn, and how often. */
  private repeated: { action: Action; asking: string | null; left: number } | null = null;
  /** The answer that waits to be confirmed. */
  unconfirmed: Action | null = $state.raw(null);
  refusals: Refusal[] = $state.raw([]);
  /** What was answered last. */
  said: Action | null = $state.raw(null);
  /** Whether an answer is on its way. */
  isSending = $state(false);
  /** Why something said could not be used, as a key of the texts. */
  problem: { why: string; facts: object } | null = $state.raw(null);
  /** Why the last remark was refused, the same way. */
  unheard: { why: string; facts: Facts } | null = $state.raw(null);

  /** Plays what happens, once there is a board. */
  follower: Follower | null = null;

  /** What the answer that somebody looks at would bring. */
  readonly weighing = new Weighing((question) => this.connection.weigh(question));

  /** When the position was received, on the clock of the page. */
  receivedAt = 0;

  private readonly connection: Connection;
  private sent = "";

  constructor(
    sheet: TableInfo,
    readonly seat: number | null,
    connection?: Connection,
  ) {
    this.sheet = sheet;
    this.heard = heardAt(sheet.id);
    const listener = {
      received: (frame: FromServer) => this.receive(frame),
      changed: (state: ConnectionState) => (this.state = state),
    };
    connection?.follow(sheet.id, seat, listener);
    this.connection = connection ?? new Connection(sheet.id, seat, listener);
  }

  /** The same viewer at the rematch, on the same connection. */
  playAgain(sheet: TableInfo, seat: number | null): TableSession {
    return new TableSession(sheet, seat, this.connection);
  }

  /** Whether this viewer is asked and has not answered. */
  get isAsked(): boolean {
    return this.seen?.ask !== null && this.seen?.ask !== undefined;
  }

  /** Whether this viewer may go back to their last decision if the others let them, and they have not been asked yet. */
  get canAskBack(): boolean {
    const { asks_back: asked, may_ask_back: isAgreed } = this.sheet;
    return this.mayAskBack && isAgreed && asked === null;
  }

  isMine({ seat, name }: Remark): boolean {
    return seat === null ? name === me.guest?.nickname : (this.sheet.seats[seat]?.mine ?? false);
  }

  /** What was said has been read. */
  hear(): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    hear(this.sheet.id, last);
  }

  /** Answers; where somebody wishes to confirm every move, it waits for that. */
  answer(action: Action, ...then: Action[]): void {
    const isRepeated = then.length > 0 && then.every((each) => isSame(each, action));
    this.repeated = isRepeated ? { action, asking: this.seen?.asking ?? null, left: then.length } : null;
    this.unsent = isRepeated ? [] : then;
    if (settings.confirms) this.unconfirmed = action;
    else this.sendMove(action);
  }

  confirm(): void {
    if (this.unconfirmed) this.sendMove(this.unconfirmed);
    this.unconfirmed = null;
  }

  private sendMove(action: Action): void {
    if (!this.seen) return;
    this.said = action;
    this.send({ type: "move", move_id: newMoveId(), step: this.seen.step, action, then: this.unsent });
  }

  /** Tells the table, and nobody else, how far it bids for this viewer; without an amount it bids no more. */
  setCeiling(amount: number | null): void {
    if (!this.seen) return;
    this.said = null;
    this.send({ type: "ceiling", move_id: newMoveId(), step: this.seen.step, amount });
  }

  takeBack(): void {
    if (this.seen) this.send({ type: "undo", move_id: newMoveId(), step: this.seen.step });
  }

  /** Tells the server, and nobody else, that an offer is being put together: bots give it time. */
  compose(isOn: boolean): void {
    this.connection.compose(isOn);
  }

  chat(text: string): void {
    this.unheard = null;
    this.connection.send({ type: "chat", move_id: newMoveId(), text });
  }

  leave(): void {
    this.connection.close();
  }

  private send(frame: Extract<FromGuest, { move_id: string }>): void {
    this.follower?.skip();
    this.refusals = [];
    this.problem = null;
    this.isSending = true;
    this.sent = frame.move_id;
    this.connection.send(frame);
  }

  private receive(frame: FromServer): void {
    switch (frame.type) {
      case "snapshot":
        return this.begin(frame);
      case "update":
        return this.follow(frame);
      case "table":
        this.sheet = frame.sheet;
        return;
      case "ceiling":
        this.ceiling = frame.ceiling;
        return;
      case "remark":
        this.remarks = [...this.remarks, frame];
        return;
      case "illegal":
        return this.refuse(frame);
      case "weighed":
        return this.weighing.hear(frame);
      case "bad":
        return this.misunderstand(frame);
      case "ok":
      case "ok-duplicate":
      case "stale":
      case "id-reused":
        if (frame.move_id === this.sent) this.isSending = false;
    }
  }

  private begin(frame: Snapshot): void {
    this.sheet = frame.sheet;
    this.plies = lasting(frame.plies);
    this.remarks = frame.remarks;
    this.follower?.skip();
    this.show(frame, []);
  }

  private follow(frame: Update): void {
    this.plies = lasting([...this.plies, frame.ply]);
    const [before, score] = [this.seen?.view, this.score];
    this.show(frame, frame.ply.events);
    const { number: ply, events } = frame.ply;
    this.follower?.follow(before, { ply, events, view: this.seen?.view, score });
  }

  private show(frame: Snapshot | Update, events: Told[]): void {
    this.receivedAt = performance.now();
    const isNewStep = frame.seen?.step !== this.seen?.step;
    this.events = events;
    this.seen = shared(this.seen, frame.seen);
    this.turns = frame.turns;
    this.score = frame.score;
    this.ceiling = frame.ceiling;
    this.canUndo = frame.can_undo;
    this.mayAskBack = frame.can_ask_back ?? false;
    this.clocks = frame.clocks && { ...frame.clocks, at: Date.now() };
    if (isNewStep) [this.refusals, this.unconfirmed] = [[], null];
    this.repeat();
  }

  /** Says yes again where somebody has said it several times in one go; it ends with their turn. */
  private repeat(): void {
    const [seen, repeated] = [this.seen, this.repeated];
    if (!seen || !repeated) return;
    const isOthers = seen.asked.some((seat) => seat >= 0) && !seen.ask;
    if (isOthers || seen.result || !repeated.left) this.repeated = null;
    else if (seen.asking === repeated.asking && seen.ask?.type === "YesNo" && isSame(seen.ask.yes, repeated.action)) {
      repeated.left -= 1;
      this.unsent = [];
      this.sendMove(repeated.action);
    }
  }

  private misunderstand(frame: Bad): void {
    if (frame.move_id !== null) {
      this.unheard = { why: frame.why, facts: frame.facts };
      return;
    }
    this.problem = { why: frame.why, facts: frame.facts };
    this.isSending = false;
  }

  private refuse(frame: Illegal): void {
    if (frame.move_id !== this.sent) return;
    this.repeated = null;
    this.isSending = false;
    this.refusals = frame.refusals;
  }
}
