/** Days as the server writes them, and those that are shown beside one of them. */
const DAY_MS = 86_400_000;
export const ROW = 7;

export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Up to seven days with the one that is looked at among them, from the first on and never after today. */
export function daysAround(day: string, first: string, today: string): string[] {
  const middle = dayAfter(day, -Math.floor(ROW / 2));
  const begin = [dayAfter(today, 1 - ROW), middle].reduce((a, b) => (a < b ? a : b));
  return Array.from({ length: ROW }, (_, each) => dayAfter(begin < first ? first : begin, each)).filter((each) => each <= today);
}
