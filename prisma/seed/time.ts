export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const KATHMANDU_OFFSET = 5.75 * HOUR;
const SATURDAY = 6;

/** The moment at which clocks in Kathmandu show this hour, `daysAgo` days before now. */
export function kathmanduTime(now: Date, { daysAgo, hour }: { daysAgo: number; hour: number }): Date {
  const midnight = Math.floor((now.getTime() + KATHMANDU_OFFSET) / DAY) * DAY - KATHMANDU_OFFSET;
  return new Date(midnight - daysAgo * DAY + hour * HOUR);
}

export function isSaturdayInKathmandu(at: Date): boolean {
  return new Date(at.getTime() + KATHMANDU_OFFSET).getUTCDay() === SATURDAY;
}
