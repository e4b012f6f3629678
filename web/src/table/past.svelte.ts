/** An earlier moment of a game that goes on, looked at without disturbing it. */
import { type Frame, Moments } from "./moments";
import type { Scene } from "./queue";

/** A position to be played again, and the view it came from. */
export interface Again {
  before: unknown;
  scene: Scene;
}

export class Past {
  /** What is looked at; nothing when that is the game as it stands. */
  frame: Frame | null = $state.raw(null);
  /** After how many entries that was. */
  ply = $state(0);
  private readonly moments: Moments;

  constructor(table: string, seat: number | null) {
    this.moments = new Moments(table, seat);
  }

  /** Looks at the moment after some entries; what somebody wished to see before that is dropped. */
  async look(ply: number, last: number): Promise<void> {
    this.ply = ply;
    const frame = await this.moments.at(ply, last).catch(() => null);
    if (frame && this.ply === ply) this.frame = frame;
  }

  leave(): void {
    this.ply = -1;
    this.frame = null;
  }

  /** These entries, each with the view before it, to be played again; none where they cannot be fetched. */
  async scenes(plies: readonly number[]): Promise<Again[]> {
    const wanted = [(plies[0] ?? 1) - 1, ...plies];
    const frames = await Promise.all(wanted.map((ply) => this.moments.at(ply, ply))).catch(() => []);
    return frames.slice(1).map(({ ply, seen }, index) => ({
      before: frames[index]?.seen.view,
      scene: { ply: ply?.number ?? 0, events: ply?.events ?? [], view: seen.view, score: frames[index]?.score ?? null },
    }));
  }
}
