const KATHMANDU = { timeZone: 'Asia/Kathmandu' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...KATHMANDU, day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { ...KATHMANDU, hour: '2-digit', minute: '2-digit' });

/** When a rate came into force, as one reads it in Kathmandu: the time on the day itself, later the date. */
export function rateTime(effectiveFrom: string, now: Date): string {
  const from = new Date(effectiveFrom);
  return day.format(from) === day.format(now) ? time.format(from) : day.format(from);
}
