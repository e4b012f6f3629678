/** The analysis of a finished game: asked for, watched while it grows, called off. */
import { api } from "../../api";
import type { Analysis, AnalysisState, Landmark, Point } from "../../protocol.gen";
import { sayError } from "../../text/words.svelte";

const PAUSE_MS = 1000;

export class Analysing {
  state = $state.raw<AnalysisState | null>(null);
  problem = $state("");
  /** Whether one looks from what each player could know. */
  isKnown = $state(false);
  /** What was found last: another process of the server may know only how far it is. */
  found = $state.raw<Analysis | null>(null);
  /** Whether that is told of every moment yet. */
  readonly hasKnown = $derived(!!this.found?.known.length && this.found.known.length === this.found.points.length);
  readonly landmarks = $derived<readonly Landmark[]>(this.state?.landmarks ?? []);
  readonly status = $derived(this.state?.status ?? null);
  readonly points = $derived<readonly Point[]>((this.isKnown && this.hasKnown ? this.found?.known : this.found?.points) ?? []);
  readonly isUnderWay = $derived(this.state?.status === "waiting" || this.state?.status === "running");
  readonly canLookDeeper = $derived(this.status === "whole" && !!this.found && !this.found.is_deeper && !this.found.is_line_only);
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly path: string;

  constructor(table: string) {
    this.path = `tables/${table}/analysis`;
  }

  /** How far it is; as long as it grows, this looks again every second. */
  look = (): Promise<void> => this.take(api.get<AnalysisState>(this.path));

  ask = (): Promise<void> => this.take(api.post<AnalysisState>(this.path));

  lookDeeper = (): Promise<void> => this.take(api.post<AnalysisState>(`${this.path}?deeper=true`));

  callOff = async (): Promise<void> => {
    this.stop();
    await this.take(api.delete(this.path).then(() => api.get<AnalysisState>(this.path)));
  };

  stop = (): void => clearTimeout(this.next);

  private async take(coming: Promise<AnalysisState>): Promise<void> {
    try {
      [this.state, this.problem] = [await coming, ""];
      this.found = this.state.analysis ?? (this.isUnderWay ? this.found : null);
    } catch (error) {
      this.problem = sayError(error);
    }
    this.stop();
    if (this.isUnderWay) this.next = setTimeout(this.look, PAUSE_MS);
  }
}
