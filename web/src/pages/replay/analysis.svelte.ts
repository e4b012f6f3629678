/** The analysis of a finished game: asked for, watched while it grows, called off. */
import { api } from "../../api";
import type { Analysis, AnalysisState } from "../../protocol.gen";
import { sayError } from "../../text/words.svelte";

const PAUSE_MS = 1000;

export class Analysing {
  state = $state.raw<AnalysisState | null>(null);
  problem = $state("");
  readonly found = $derived<Analysis | null>(this.state?.analysis ?? null);
  readonly isUnderWay = $derived(this.state?.status === "waiting" || this.state?.status === "running");
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly path: string;

  constructor(table: string) {
    this.path = `tables/${table}/analysis`;
  }

  /** How far it is; as long as it grows, this looks again every second. */
  look = (): Promise<void> => this.take(api.get<AnalysisState>(this.path));

  ask = (): Promise<void> => this.take(api.post<AnalysisState>(this.path));

  callOff = async (): Promise<void> => {
    this.stop();
    await this.take(api.delete(this.path).then(() => api.get<AnalysisState>(this.path)));
  };

  stop = (): void => clearTimeout(this.next);

  private async take(coming: Promise<AnalysisState>): Promise<void> {
    try {
      [this.state, this.problem] = [await coming, ""];
    } catch (error) {
      this.problem = sayError(error);
    }
    this.stop();
    if (this.isUnderWay) this.next = setTimeout(this.look, PAUSE_MS);
  }
}
