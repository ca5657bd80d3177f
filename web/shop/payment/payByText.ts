import type { I18n } from '@lingui/core';
import { formatClock, formatInstant } from '#web/locale/formatTime.ts';

const SOON_MS = 12 * 3_600_000;

/** Until when the pieces are kept for whoever pays. */
export function payByText(i18n: I18n, payBy: string): string {
  const isSoon = Date.parse(payBy) - Date.now() < SOON_MS;
  const time = isSoon ? formatClock(payBy, i18n.locale) : formatInstant(payBy, i18n.locale);
  return i18n.t(
    'Your pieces are kept for you until {time}; without a payment the order then ends by itself.',
    {
      time,
    },
  );
}
