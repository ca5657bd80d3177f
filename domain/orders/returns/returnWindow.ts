import { addDays, kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';

/**
 * When a return can no longer be asked for: with the last of so many Kathmandu days after that of the delivery. Null where
 * the store takes none, and before a delivery.
 */
export function returnableUntil(deliveredAt: Date | null, days: number): Date | null {
  if (!deliveredAt || days === 0) return null;
  return startOfDay(addDays(kathmanduDay(deliveredAt), days + 1));
}

export function isReturnOpen(deliveredAt: Date | null, days: number, now: Date): boolean {
  const until = returnableUntil(deliveredAt, days);
  return until !== null && now < until;
}
