import { addDays, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';

/**
 * Returns the end of the return period: the end of the last Kathmandu day, counted from the day after delivery. Null
 * before delivery, or if the store accepts no returns.
 */
export function getReturnDeadline(deliveredAt: Date | null, days: number): Date | null {
  if (!deliveredAt || days === 0) return null;
  return startOfDay(addDays(toKathmanduDay(deliveredAt), days + 1));
}

export function isReturnOpen(deliveredAt: Date | null, days: number, now: Date): boolean {
  const returnDeadline = getReturnDeadline(deliveredAt, days);
  return returnDeadline !== null && now < returnDeadline;
}
