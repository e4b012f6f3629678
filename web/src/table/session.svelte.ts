/** A table as one viewer follows it: what the connection has brought so far, and what the viewer sends. */
import type { Action, Seen, Told } from "../board/contract";
import type { Bad, Clocks, Facts, FromServer, Illegal, Ply, Refusal, Remark, TableInfo, Snapshot, Update } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { Connection, newMoveId, type ConnectionState } from "../socket/connection";
import { lasting } from "./plies";
import { shared } from "./sharing";

export class TableSession {
  sheet: TableInfo = $state.raw({} as TableInfo);
  seen: Seen | null = $state.raw(null);
  plies: Ply[] = $state.raw([]);
  remarks: Remark[] = $state.raw([]);
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  canUndo = $state(false);
  state: ConnectionState = $state("connecting");
  /** What brought about this position; empty when the page has just come. */
  events: Told[] = $state.raw([]);
  /** The answer that waits to be confirmed. */
  unconfirmed: Action | null = $state.raw(null);
  refusals: Refusal[] = $state.raw([]);
  /** Whether an answer is on its way. */
  isSending = $state(false);
  /** Why something said could not be used, as a key of the texts. */
  problem: { why: string; facts: object } | null = $state.raw(null);
  /** Why the last remark was refused, the same way. */
  unheard: { why: string; facts: Facts } | null = $state.raw(null);

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

  /** Answers; where somebody wishes to confirm every move, it waits for that. */
  answer(action: Action): void {
    if (settings.confirms) this.unconfirmed = action;
    else this.sendMove(action);
  }

  confirm(): void {
    if (this.unconfirmed) this.sendMove(this.unconfirmed);
    this.unconfirmed = null;
  }

  private sendMove(action: Action): void {
    if (this.seen) this.send({ type: "move", move_id: newMoveId(), step: this.seen.step, action });
  }

  takeBack(): void {
    if (this.seen) this.send({ type: "undo", move_id: newMoveId(), step: this.seen.step });
  }

  chat(text: string): void {
    this.unheard = null;
    this.connection.send({ type: "chat", move_id: newMoveId(), text });
  }

  leave(): void {
    this.connection.close();
  }

  private send(frame: Parameters<Connection["send"]>[0]): void {
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
      case "remark":
        this.remarks = [...this.remarks, frame];
        return;
      case "clocks":
        this.clocks = { ...frame, at: Date.now() };
        return;
      case "illegal":
        return this.refuse(frame);
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
    this.show(frame, []);
  }

  private follow(frame: Update): void {
    this.plies = lasting([...this.plies, frame.ply]);
    this.show(frame, frame.ply.events);
  }

  private show(frame: Snapshot | Update, events: Told[]): void {
    this.receivedAt = performance.now();
    const isNewStep = frame.seen?.step !== this.seen?.step;
    this.events = events;
    this.seen = shared(this.seen, frame.seen);
    this.canUndo = frame.can_undo;
    this.clocks = frame.clocks && { ...frame.clocks, at: Date.now() };
    if (isNewStep) [this.refusals, this.unconfirmed] = [[], null];
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
    this.isSending = false;
    this.refusals = frame.refusals;
  }
}
