/** The hands over the table while a project is being paid for, as far as the viewer may know. */
import type { Seen } from "../../board/contract";
import type { Game, View } from "./view.gen";

export interface Hand {
  seat: number;
  state: "waiting" | "closed" | "open";
  /** What it gives, as far as it is known: one's own closed fist, or an opened one. */
  amount: number | null;
  /** In how many rounds something was put on top, face down. */
  times: number;
  /** What was put on top, where it is known. */
  added: number | null;
}

export function handsOf(seen: Seen<Game>): Hand[] {
  const { view } = seen;
  if (view.bids) return view.bids.seats.map((seat, place) => opened(view, seat, place));
  return seen.asking === "SealBids" ? view.playing.map((seat) => sealed(seen, seat)) : [];
}

function sealed(seen: Seen<Game>, seat: number): Hand {
  const isClosed = seen.answered.includes(seat);
  const own = isClosed && seat === seen.viewer && seen.mine?.type === "Bid" ? seen.mine.amount : null;
  return { seat, state: isClosed ? "closed" : "waiting", amount: own, times: 0, added: null };
}

function opened({ bids }: View, seat: number, place: number): Hand {
  const [amount, times, added] = [bids?.amounts[place], bids?.times[place], bids?.added[place]];
  return { seat, state: "open", amount: amount ?? null, times: times ?? 0, added: added ?? null };
}
