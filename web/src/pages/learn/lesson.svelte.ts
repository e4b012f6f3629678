/** A lesson as one learner follows it: the answers that counted so far, and where they lead. */
import { api } from "../../api";
import type { Action } from "../../board/contract";
import type { LessonCard, LessonMoment } from "../../protocol.gen";
import { sayError } from "../../text/words.svelte";

export class Lesson {
  moment: LessonMoment | null = $state.raw(null);
  isSending = $state(false);
  problem = $state("");
  private answers: readonly Action[] = [];

  /** `number` counts from 1. */
  constructor(
    private readonly game: string,
    readonly number: number,
    readonly card: LessonCard,
  ) {
    void this.recite([]);
  }

  get isOver(): boolean {
    return this.moment?.done === this.card.tasks;
  }

  /** Whether the last answer was lawful, but not what the task wants. */
  get hasStrayed(): boolean {
    return this.moment !== null && !this.moment.counted && !this.moment.refusals.length;
  }

  answer(action: Action): void {
    if (!this.isSending && !this.isOver) void this.recite([...this.answers, action]);
  }

  /** Does the task for a learner who asks to be shown. */
  show(): void {
    if (this.moment?.shown) this.answer(this.moment.shown as Action);
  }

  again(): void {
    void this.recite([]);
  }

  private async recite(answers: readonly Action[]): Promise<void> {
    this.isSending = true;
    this.problem = "";
    try {
      this.moment = await api.post<LessonMoment>(`lessons/${this.game}/${this.number}`, { answers });
      if (this.moment.counted) this.answers = answers;
    } catch (error) {
      this.problem = sayError(error);
    }
    this.isSending = false;
  }
}
