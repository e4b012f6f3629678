import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Action, Seen } from "../board/contract";
import type { FromServer, Snapshot, TableInfo } from "../protocol.gen";
import type { Connection } from "../socket/connection";
import { TableSession } from "./session.svelte";

const [BUY, NO, SHOW] = [{ type: "BuyWork" }, { type: "Decline" }, { type: "Exhibit" }] as const;
const ASKED = { type: "YesNo", yes: BUY, no: NO, then: null, times: 3 } as const;

describe("yes, said several times in one go", () => {
  let step = 0;
  let tell: (frame: FromServer) => void = () => {};
  const send = vi.fn();
  let session: TableSession;

  const show = (seen: Partial<Seen>): void => {
    const whole = { step: ++step, asked: [0], answered: [], ask: null, instead: null, floor: [], mine: null, asking: "BuyWorks", result: null, view: {}, ...seen };
    tell({ type: "snapshot", sheet: session.sheet, plies: [], remarks: [], turns: [], score: null, clocks: null, can_undo: false, seen: whole } as unknown as Snapshot);
  };
  const answers = (): Action[] => send.mock.calls.map(([{ action }]) => action as Action);

  beforeEach(() => {
    send.mockClear();
    const connection = { follow: (_table: string, _seat: number, listener: { received: typeof tell }) => (tell = listener.received), send };
    session = new TableSession({ id: "T", seats: [] } as unknown as TableInfo, 0, connection as unknown as Connection);
    show({ ask: ASKED });
    session.answer(BUY, BUY, BUY);
  });

  it("is said again whenever its question comes back, with other questions and chance between", () => {
    show({ asked: [-1] });
    show({ asking: "ExhibitWork", ask: { type: "Pick", actions: [SHOW] } });
    show({ ask: ASKED });
    show({ ask: ASKED });
    show({ ask: ASKED });
    expect(answers()).toEqual([BUY, BUY, BUY]);
    expect(send.mock.calls.map(([{ then }]) => then as Action[])).toEqual([[], [], []]);
  });

  it("ends when somebody else is asked", () => {
    show({ asked: [1], asking: "BuyWorks" });
    show({ ask: ASKED });
    expect(answers()).toEqual([BUY]);
  });

  it("ends when it is refused, and with another answer", () => {
    const [{ move_id }] = send.mock.calls[0] as [{ move_id: string }];
    tell({ type: "illegal", move_id, refusals: [] });
    show({ ask: ASKED });
    session.answer(BUY, BUY);
    session.answer(NO);
    show({ ask: ASKED });
    expect(answers()).toEqual([BUY, BUY, NO]);
  });
});
