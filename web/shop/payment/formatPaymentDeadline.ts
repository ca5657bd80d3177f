import { formatInstant, formatTimeOfDay } from '#web/locale/formatTime.ts';

const SOON_MS = 12 * 3_600_000;

/** Formats a payment deadline: only the time if the deadline is soon. */
export function formatPaymentDeadline(payBy: string, locale: string): string {
  const isSoon = Math.abs(Date.parse(payBy) - Date.now()) < SOON_MS;
  return isSoon ? formatTimeOfDay(payBy, locale) : formatInstant(payBy, locale);
}
