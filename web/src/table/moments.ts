/** The moments of a game, fetched when they are looked at, with their neighbours ahead of time. */
import { api } from "../api";
import type { Seen } from "../board/contract";
import type { Moment, Ply, ScoreSheet } from "../protocol.gen";

/** Through whose eyes: a seat's, everybody's at once, or a spectator's. */
export type Viewpoint = number | "all" | null;

/** How far on and back the moments looks ahead. */
const AHEAD = [1, 2, 3, -1];

/** A position as it is shown, with what every seat saw of it when one looks through everybody's eyes. */
export interface Frame {
  ply: Ply | null;
  seen: Seen;
  score: ScoreSheet;
  turns: readonly (readonly number[])[];
  hands: readonly Seen[];
}

export class Moments {
  private readonly fetched = new Map<number, Promise<Frame>>();
  private readonly query: string;

  constructor(
    private readonly table: string,
    readonly viewpoint: Viewpoint,
  ) {
    this.query = typeof viewpoint === "number" ? `?seat=${viewpoint}` : "";
  }

  /** The whole log, the oldest entry first; it comes in pages. */
  async plies(): Promise<Ply[]> {
    let plies: Ply[] = [];
    for (;;) {
      const before = plies[0] ? `${this.query ? "&" : "?"}before=${plies[0].number}` : "";
      const page = await api.get<Ply[]>(`tables/${this.table}/plies${this.query}${before}`);
      if (!page.length) return plies;
      plies = [...page, ...plies];
      if (page[0]?.number === 1) return plies;
    }
  }

  /** One frame now, and its neighbours soon. */
  async at(number: number, last: number): Promise<Frame> {
    const frame = await this.fetch(number);
    for (const step of AHEAD) if (number + step >= 0 && number + step <= last) this.fetch(number + step).catch(() => {});
    return frame;
  }

  private fetch(number: number): Promise<Frame> {
    const asked = this.fetched.get(number) ?? this.load(number);
    this.fetched.set(number, asked);
    asked.catch(() => this.fetched.delete(number));
    return asked;
  }

  private async load(number: number): Promise<Frame> {
    const address = `tables/${this.table}/moments/${number}`;
    const [moment, hands] = await Promise.all([
      api.get<Moment>(`${address}${this.query}`),
      this.viewpoint === "all" ? api.get<Seen[]>(`${address}/hands`) : [],
    ]);
    const seen = moment.seen as Seen;
    const { score, turns } = moment;
    return { ply: moment.ply as Ply | null, score, turns, seen: hands[actorOf(seen, moment.ply as Ply | null)] ?? seen, hands };
  }
}

/** Whose board to look at when one sees all: that of the seat that acts next, or of the one that acted last. */
export function actorOf(seen: Seen, ply: Ply | null): number {
  const waited = seen.asked.find((seat) => seat >= 0 && !seen.answered.includes(seat));
  return waited ?? Math.max(0, ply?.seat ?? 0);
}
