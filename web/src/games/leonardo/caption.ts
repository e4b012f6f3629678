/** What is said under the board: of the space one looks at, or of what is going on. */
import type { ScoreSheet, Seen, Words } from "../../board/contract";
import { spaceOf } from "./ring";
import type { Offered, Game, View } from "./view.gen";

const NOBODY = -1;

export function officerOf(view: View, space: number): number | null {
  return view.camps.find((camp) => camp.offices.includes(space))?.seat ?? null;
}

const ROUNDS = ["round", "open-round", "last-round"];

/** Which round this is, and of how many where that is settled. */
export function roundIn({ round, is_last_round: isLast }: View, words: Words, score: ScoreSheet<Game> | null): string {
  const found = score?.notes.find(({ what }) => ROUNDS.includes(what));
  return found ? words.say(`note-${found.what}`, found.facts) : words.say(isLast ? "board-last-round" : "board-round", { round });
}

/** Everything known of one space. */
export function aboutSpace(view: View, number: number, words: Words): string[] {
  const { price } = spaceOf(number);
  const space = String(number);
  const palace = view.palaces.find((each) => each.space === number);
  const officer = officerOf(view, number);
  const said: string[] = [];
  if (palace) said.push(words.say("board-bought", { space, seat: palace.owner, price, florins: palace.tax }));
  else said.push(words.say(price ? "board-free" : "board-here", { space, price }));
  if (palace?.works.length) said.push(words.say("board-works", { values: palace.works }));
  if (officer !== null) said.push(words.say("board-officer", { seat: officer }));
  for (const camp of view.camps) if (camp.pawn === number) said.push(words.say("board-pawn", { seat: camp.seat, space }));
  return said;
}

/** What is being decided, or else the open piles. */
export function goingOn(seen: Seen<Game>, words: Words): string[] {
  const said = underWay(seen, words);
  return said.length ? said : piles(seen.view, words);
}

/** What is being decided: a sale, a debt, bets, a work in hand. */
export function underWay({ view }: Seen<Game>, words: Words): string[] {
  const said: string[] = [];
  if (view.sale) said.push(...aboutSale(view.sale, words));
  if (view.owed) {
    const { debtor, creditor, florins } = view.owed;
    said.push(words.say("board-owed", { seat: debtor, seats: [creditor], florins }));
  }
  if (view.work !== null) said.push(words.say("board-work", { value: view.work }));
  if (view.rolls.length) said.push(words.say("board-rolled", { numbers: view.rolls }));
  for (const [seat, product, florins] of view.bets) said.push(words.say("board-bet", { seat, product, florins }));
  return said;
}

/** The offers and the alliances that wait for an answer. */
export function talkedAbout({ view }: Seen<Game>, words: Words): string[] {
  const said = view.offers.map((offered) => aboutOffer(view, offered, words));
  for (const { number, sides, kept, agreed } of view.proposals) {
    const [own = 0, other = 0] = sides;
    const key = kept === own ? "event-proposed-own-pawn" : "event-proposed-their-pawn";
    said.push(words.say(key, { seat: agreed[0] ?? own, seats: [other], number }));
  }
  return said;
}

function aboutSale({ space, bidders, best, leader }: NonNullable<View["sale"]>, words: Words): string[] {
  const said = [words.say("board-sale", { space: String(space) })];
  if (leader !== NOBODY) said.push(words.say("board-best", { seat: leader, florins: best }));
  return [...said, words.say("board-bids", { seats: bidders })];
}

export function aboutOffer(view: View, { number, seat, offer }: Offered, words: Words): string {
  const side = view.camps.find((camp) => camp.members.includes(seat))?.seat ?? seat;
  const gives = (giver: number, spaces: number[], florins: number): string =>
    words.say("event-would-give", { seat: giver, spaces: spaces.map(String), florins });
  return `${words.say("board-offer", { number })} — ${gives(side, offer.give, offer.pay)} ${gives(offer.to, offer.want, offer.ask)}`;
}

/** What lies open on the piles. */
export function piles(view: View, words: Words): string[] {
  const said: string[] = [];
  if (view.news !== null) said.push(words.say("board-news", { news: view.news, party: view.favoured }));
  if (view.office !== null) said.push(words.say("board-office", { office: String(view.office), florins: view.office_price }));
  return said;
}
