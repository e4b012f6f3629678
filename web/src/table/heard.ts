/** Up to which remark somebody has read at each table, on this device. */
const KEY = "beffroi heard";
const MOST = 50;

type Heard = [table: string, remark: number][];

export function heardAt(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

export function hear(table: string, remark: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, remark], ...others].slice(0, MOST)));
}

function all(): Heard {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Heard;
  } catch {
    return [];
  }
}
