/** What somebody puts together on the trade table: what they give, what they get, and the action it makes. */
import type { Action, Ask, Seen } from "../board/contract";
import type { Goods, OpenOffer, Partner, Promises, Purse, Things } from "../protocol.gen";

export type Term = Purse | Things;
export type Half = "give" | "take";
type OfferAsk = Extract<Ask, { type: "Offer" }>;

interface Draft {
  to: number;
  /** The open offer that these terms would take the place of. */
  answers: number | null;
  give: Goods;
  take: Goods;
}

const NOTHING: Goods = { money: 0, things: [], word: "", promise: "" };
const offersIn = (seen: Seen | null): OfferAsk[] => (seen?.floor ?? []).filter((ask) => ask.type === "Offer");
const OTHER = { give: "take", take: "give" } as const;

export class Trade {
  private draft: Draft | null = $state(null);

  /** `tell` learns when somebody begins to put terms together, goes on, and stops. */
  constructor(
    private readonly seen: () => Seen | null,
    private readonly tell: (isOn: boolean) => void = () => undefined,
  ) {}

  // What may be said now

  private readonly fresh = $derived.by(() => offersIn(this.seen()).find((ask) => ask.left > 0));
  private readonly ask = $derived.by(() => (this.draft?.answers == null ? this.fresh : this.askAbout(this.draft.answers)));
  readonly partner: Partner | undefined = $derived.by(() => this.ask?.partners.find(({ seat }) => seat === this.draft?.to));
  /** Whether terms can be put together at all: what was begun ends when nothing may be said any more. */
  readonly isOpen = $derived.by(() => this.draft !== null && this.ask !== undefined);

  get canBegin(): boolean {
    return this.fresh !== undefined && this.fresh.partners.length > 0;
  }

  canChange(offer: OpenOffer): boolean {
    return this.askAbout(offer.number) !== undefined;
  }

  private askAbout(number: number): OfferAsk | undefined {
    return offersIn(this.seen()).find((ask) => ask.answers.some(([each]) => each === number));
  }

  // Beginning and ending

  begin(): void {
    const [first] = this.fresh?.partners ?? [];
    if (first) this.lay({ to: first.seat, answers: null, give: NOTHING, take: NOTHING });
  }

  /** A counter-offer starts from the terms, seen from the other side. */
  change(offer: OpenOffer): void {
    const maker = this.askAbout(offer.number)?.answers.find(([number]) => number === offer.number)?.[1];
    if (maker !== undefined) this.lay({ to: maker, answers: offer.number, give: offer.take, take: offer.give });
  }

  close(): void {
    if (this.draft) this.tell(false);
    this.draft = null;
  }

  private lay(draft: Draft): void {
    if (!this.draft) this.tell(true);
    this.draft = draft;
  }

  /** Whether terms are left from when something could be said. */
  get isStale(): boolean {
    return this.draft !== null && !this.isOpen;
  }

  // What lies on the table

  get to(): number | null {
    return this.draft?.to ?? null;
  }

  get answers(): number | null {
    return this.draft?.answers ?? null;
  }

  /** How many new offers may still be made. */
  get left(): number {
    return this.ask?.left ?? 0;
  }

  get partners(): readonly Partner[] {
    return this.draft?.answers == null ? (this.ask?.partners ?? []) : this.partner ? [this.partner] : [];
  }

  get silent(): readonly number[] {
    return this.draft?.answers == null ? (this.ask?.silent ?? []) : [];
  }

  get promises(): Promises | null {
    return this.ask?.promises ?? null;
  }

  terms(half: Half): readonly Term[] {
    return (half === "give" ? this.ask?.give : this.partner?.take) ?? [];
  }

  goods(half: Half): Goods {
    return this.draft?.[half] ?? NOTHING;
  }

  choose(seat: number): void {
    if (this.draft && seat !== this.draft.to) this.lay({ ...this.draft, to: seat, take: NOTHING });
  }

  /** Money instead of a promise, or with things. */
  pay(half: Half, money: number): void {
    this.put(half, { ...this.goods(half), money, promise: money ? "" : this.goods(half).promise });
  }

  /** A promise is given for money: alone on its side, and one side promises at most. */
  promise(half: Half, promise: string): void {
    this.put(half, { ...this.goods(half), money: promise ? 0 : this.goods(half).money, promise });
    if (promise) this.put(OTHER[half], { ...this.goods(OTHER[half]), promise: "" });
  }

  /** Whose side a thing lies on or could lie on. */
  sideOf(thing: string | number): Half | null {
    return (["give", "take"] as const).find((half) => this.thingsOf(half)?.of.includes(thing)) ?? null;
  }

  has(thing: string | number): boolean {
    return (["give", "take"] as const).some((half) => this.goods(half).things.includes(thing));
  }

  /** Puts a thing on the table or takes it off; things lie in the order of the action. */
  toggle(thing: string | number): void {
    const half = this.sideOf(thing);
    const all = half && this.thingsOf(half);
    if (!half || !all) return;
    const { things } = this.goods(half);
    const chosen = things.includes(thing) ? things.filter((each) => each !== thing) : [...things, thing];
    this.put(half, { ...this.goods(half), word: all.word, things: all.of.filter((each) => chosen.includes(each)) });
  }

  get isEmpty(): boolean {
    return [this.goods("give"), this.goods("take")].every(({ money, things, promise }) => !money && !things.length && !promise);
  }

  /** What saying these terms would be. */
  get action(): Action | null {
    const { draft, ask } = this;
    if (!draft || !ask || !this.partner) return null;
    const address = draft.answers === null ? { type: ask.action, to: draft.to } : { type: ask.counter, number: draft.answers };
    const halves = (["give", "take"] as const).flatMap((half) => this.terms(half).map((term) => [term.field, inField(term, draft[half])]));
    const { promises } = ask;
    const promised = promises ? { [promises.field]: draft.give.promise || draft.take.promise || promises.none } : {};
    return { ...address, ...(Object.fromEntries(halves) as object), ...promised };
  }

  private thingsOf(half: Half): Things | undefined {
    return this.terms(half).find((term) => term.type === "Things");
  }

  private put(half: Half, goods: Goods): void {
    if (this.draft) this.lay({ ...this.draft, [half]: goods });
  }
}

const inField = (term: Term, goods: Goods): unknown => (term.type === "Purse" ? Math.min(goods.money, term.high) : goods.things);
