import { expect, it } from "vitest";

import type { Seen } from "../board/contract";
import type { Ply, TableInfo } from "../protocol.gen";
import { clockFace } from "./clock";
import { lasting } from "./plies";
import { missing, nextOfMine, seatsOfMine } from "./seats";

const card = { kind: "person", name: "", level: null, mine: false, online: true, stand_in: null } as const;
const sheet = { seats: [{ ...card, mine: true }, card, { ...card, mine: true }] } as unknown as TableInfo;
const seen = (given: Partial<Seen>): Seen => ({ asked: [], answered: [], ask: null, result: null, ...given }) as Seen;

it("shows minutes and seconds, then hours, then days", () => {
  expect(clockFace(0)).toBe("0:00");
  expect(clockFace(61_000)).toBe("1:01");
  expect(clockFace(3_600_000 + 120_000)).toBe("1 h 02");
  expect(clockFace(86_400_000 * 2 + 3_600_000)).toBe("2 d 1 h");
});

it("waits for those who have not answered, and never for chance", () => {
  expect(missing(seen({ asked: [0, 1, 2], answered: [1] }))).toEqual([0, 2]);
  expect(missing(seen({ asked: [-1] }))).toEqual([]);
});

it("finds several seats of one device", () => {
  expect(seatsOfMine(sheet)).toEqual([0, 2]);
});

it("hands the device over to the next of its people who is asked", () => {
  expect(nextOfMine(sheet, seen({ asked: [2] }), 0)).toBe(2);
});

it("keeps the device while the one who has it is asked, or somebody elsewhere", () => {
  expect(nextOfMine(sheet, seen({ asked: [0, 2], ask: { type: "Pick", actions: [] } }), 0)).toBeNull();
  expect(nextOfMine(sheet, seen({ asked: [1] }), 0)).toBeNull();
});

it("forgets what came after the decision to which somebody went back", () => {
  const ply = (number: number, rewound_to: number | null = null) => ({ number, rewound_to, events: [] }) as unknown as Ply;
  expect(lasting([ply(1), ply(2), ply(3), ply(4, 1), ply(5)]).map(({ number }) => number)).toEqual([1, 4, 5]);
  expect(lasting([ply(1), ply(2), ply(3, 0), ply(4, 0)]).map(({ number }) => number)).toEqual([4]);
});
