/** What a bot would consider here: asked for, looked through one by one, and forgotten with the question. */
import { api } from "../api";
import type { Action } from "../board/contract";
import type { HintCard } from "../protocol.gen";
import { sayError } from "../text/words.svelte";

export class Advice {
  isOpen = $state(false);
  /** What was advised, the best first; nothing while the bot thinks. */
  hints: readonly HintCard[] | null = $state.raw(null);
  problem = $state("");
  /** Which of them is looked at. */
  private at = $state(0);
  readonly looked = $derived(this.isOpen ? (this.hints?.[this.at] ?? null) : null);
  private taken = $state.raw<Action | null>(null);
  /** What is shown as advised: what is looked at, or what was taken. */
  readonly action = $derived(this.looked?.action ?? this.taken);

  constructor(private readonly table: string) {}

  async ask(seat: number): Promise<void> {
    [this.isOpen, this.hints, this.problem, this.at, this.taken] = [true, null, "", 0, null];
    try {
      this.hints = await api.get<HintCard[]>(`tables/${this.table}/hint?seat=${seat}`);
    } catch (error) {
      this.problem = sayError(error);
    }
  }

  look(hint: HintCard): void {
    this.at = Math.max(0, this.hints?.indexOf(hint) ?? 0);
  }

  step(by: number): void {
    const count = this.hints?.length ?? 0;
    if (count) this.at = (this.at + by + count) % count;
  }

  /** Somebody wants this: it stays marked while they make up their mind. */
  take(action: Action): void {
    [this.isOpen, this.taken] = [false, action];
  }

  close(): void {
    [this.isOpen, this.taken] = [false, null];
  }
}
