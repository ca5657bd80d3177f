export const DAY_MS = 86_400_000;
const OFFSET_MS = (5 * 60 + 45) * 60_000;

/** The day on Kathmandu's calendar (UTC+5:45, no summer time) as a date column holds it: its midnight, said in UTC. */
export function kathmanduDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS);
}

/** The wall clock of Kathmandu at an instant, as a spreadsheet knows time: without a zone, here said in UTC. */
export function kathmanduClock(at: Date): Date {
  return new Date(at.getTime() + OFFSET_MS);
}

/** The instant at which a Kathmandu day begins. */
export function startOfDay(day: Date): Date {
  return new Date(day.getTime() - OFFSET_MS);
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * DAY_MS);
}

/** `2026-11-21` */
export function dayText(day: Date): string {
  return day.toISOString().slice(0, 10);
}
