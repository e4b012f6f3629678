/** The log, told by turns: who did something, and one line for each thing that happened. */
import type { Told } from "../board/contract";
import type { AnyShowings } from "../board/showing";
import type { Ply } from "../protocol.gen";
import { showingOf } from "./queue";

/** One line of the log: an event, or several that happen every turn. */
export interface Line {
  ply: number;
  /** Whose entry it is. */
  by: number;
  /** Which of the events of its entry is the first of them. */
  first: number;
  events: Told[];
  isRoutine: boolean;
  /** Whether it came of an answer that the table gave, because no other was possible. */
  isLone: boolean;
  /** What the table says of an entry that is no event: an answer taken back, or given by the table without a trace. */
  said: "took-back" | "rewound" | "lone" | null;
}

/** What one seat did, or all of them together. */
export interface Turn {
  seat: number | "all" | null;
  lines: Line[];
}

const CHANCE = -1;

export function turnsOf(plies: readonly Ply[], showings: AnyShowings): Turn[] {
  const turns: Turn[] = [];
  for (const ply of plies) for (const { seat, line } of known(ply, showings)) add(turns, seat, line);
  return turns;
}

/** Lines stay the very same ones, so that only new ones are drawn. */
const lines = new WeakMap<Ply, Owned[]>();

function known(ply: Ply, showings: AnyShowings): Owned[] {
  const found = lines.get(ply) ?? linesOf(ply, showings);
  lines.set(ply, found);
  return found;
}

interface Owned {
  seat: Turn["seat"];
  line: Line;
}

/** The lines of an entry, each with whose turn it belongs to; chance plays in the turn that goes on. */
function linesOf(ply: Ply, showings: AnyShowings): Owned[] {
  if (ply.taken_back || (ply.lone && !ply.events.length)) {
    const said = ply.lone ? "lone" : ply.rewound_to === null ? "took-back" : "rewound";
    return [{ seat: ply.seat, line: { ply: ply.number, by: ply.seat, first: 0, events: [], isRoutine: false, isLone: false, said } }];
  }
  let seat: Turn["seat"] = ply.seat <= CHANCE ? null : ply.seat;
  const opened = openedIn(ply, showings);
  return ply.events.map((event, first): Owned => {
    const { isRoutine, opensTurn } = showingOf(showings, event.what);
    if (opensTurn) seat = event.facts.seat ?? seat;
    else if (event === opened) seat = "all";
    return { seat, line: { ply: ply.number, by: ply.seat, first, events: [event], isRoutine: isRoutine === true, isLone: ply.lone && !first, said: null } };
  });
}

/** The first of the sealed answers that are opened together, after what was said: from there on it is everybody's turn. */
function openedIn({ events }: Ply, showings: AnyShowings): Told | undefined {
  const first = events.find(({ what }) => showingOf(showings, what).sign !== "talk");
  const together = events.filter(({ what }) => showingOf(showings, what).isTogether);
  const isOpened = first && together.includes(first) && new Set(together.map(({ facts }) => facts.seat)).size > 1;
  return isOpened ? first : undefined;
}

function add(turns: Turn[], seat: Turn["seat"], line: Line): void {
  const [turn, last] = [turns.at(-1), turns.at(-1)?.lines.at(-1)];
  if (!turn || (seat !== null && seat !== turn.seat)) turns.push({ seat, lines: [line] });
  else if (last?.isRoutine && line.isRoutine) turn.lines.splice(-1, 1, { ...last, events: [...last.events, ...line.events] });
  else turn.lines.push(line);
}

/** What the seats did last: the events of these entries, nothing that was taken back. */
export function eventsOf(plies: readonly Ply[], numbers: readonly number[]): Told[] {
  return plies.filter(({ number, taken_back }) => numbers.includes(number) && !taken_back).flatMap(({ events }) => events);
}
