import { formatClock, formatInstant } from '#web/locale/formatTime.ts';

const SOON_MS = 12 * 3_600_000;

/** Until when money is waited for: by the clock alone where that is soon. */
export function formatPayBy(payBy: string, locale: string): string {
  const isSoon = Math.abs(Date.parse(payBy) - Date.now()) < SOON_MS;
  return isSoon ? formatClock(payBy, locale) : formatInstant(payBy, locale);
}
