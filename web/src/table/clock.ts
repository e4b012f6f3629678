/** Time left as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit)) as [number, number, number];
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours} h ${two(minutes % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const two = (number: number): string => String(number).padStart(2, "0");
