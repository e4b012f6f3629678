/** The puzzle of a day as one person tries it: what was said of their last answer, and the moment they look at. */
import { api } from "../../api";
import type { Action, Seen, Told } from "../../board/contract";
import type { Ply, PuzzleJudgement, PuzzleOfTheDay, PuzzleSolution, ScoreSheet } from "../../protocol.gen";
import type { Playback } from "../../table/playback.svelte";
import { sayError } from "../../text/words.svelte";
import { remember, type Tried, triedOn } from "./tried";

/** The question of the puzzle, or a moment of what came after it. */
interface Moment {
  ply: Ply | null;
  seen: Seen;
  score: ScoreSheet;
}

export class Puzzle {
  judgement: PuzzleJudgement | null = $state.raw(null);
  isSending = $state(false);
  problem = $state("");
  /** What was made of this puzzle on this device. */
  tried: Tried | null = $state(null);
  /** How many answers have come since the question. */
  ply = $state(0);

  constructor(
    private readonly game: string,
    readonly page: PuzzleOfTheDay,
    private readonly playback: Playback,
  ) {
    this.tried = triedOn(game, page.day);
  }

  get solution(): PuzzleSolution | null {
    return this.judgement?.solution ?? null;
  }

  get last(): number {
    return this.solution?.steps.length ?? 0;
  }

  get plies(): Ply[] {
    return this.solution?.steps.map(({ ply }) => ply) ?? [];
  }

  get moment(): Moment {
    return this.at(this.ply);
  }

  /** What brought about the moment that is looked at. */
  get events(): readonly Told[] {
    return this.moment.ply?.events ?? [];
  }

  async answer(action: Action | null): Promise<void> {
    if (this.isSending || this.solution) return;
    this.isSending = true;
    this.problem = "";
    try {
      this.judgement = await api.post<PuzzleJudgement>(`puzzles/${this.game}?day=${this.page.day}`, { answer: action });
      this.keep(this.judgement.verdict);
      this.playFrom(0, this.last);
    } catch (error) {
      this.problem = sayError(error);
    }
    this.isSending = false;
  }

  private keep(verdict: PuzzleJudgement["verdict"]): void {
    if (verdict === "refused") return;
    remember(this.game, this.page.day, verdict === "wrong" ? "tried" : verdict);
    this.tried = triedOn(this.game, this.page.day);
  }

  /** The question again, as if nothing had been answered. */
  again(): void {
    this.playback.skip();
    this.judgement = null;
    this.ply = 0;
  }

  goTo(ply: number): void {
    this.playback.skip();
    if (ply === this.ply + 1) this.playFrom(this.ply, ply);
    else this.ply = ply;
  }

  /** Goes on to a later moment; what leads there is played. */
  private playFrom(from: number, to: number): void {
    this.ply = to;
    for (let ply = from + 1; ply <= to; ply += 1) {
      const [before, after] = [this.at(ply - 1), this.at(ply)];
      this.playback.follow(before.seen.view, { ply, events: after.ply?.events ?? [], view: after.seen.view, score: before.score });
    }
  }

  private at(ply: number): Moment {
    const step = this.solution?.steps[ply - 1];
    return step ? { ...step, seen: step.seen as Seen } : { ply: null, seen: this.page.seen as Seen, score: this.page.score };
  }
}
