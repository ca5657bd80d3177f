import type { I18n } from '@lingui/core';
import type { RateRule } from '#domain/orders/booking/bookingSettings.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';

interface Terms {
  dueBy: string;
  forfeit: number;
  rateRule: RateRule;
}

/** Returns the terms of a booking in plain words: price changes, due date and forfeited amount. */
export function getBookingTermTexts(i18n: I18n, { dueBy, forfeit, rateRule }: Terms): string[] {
  return [
    rateRule === 'FIXED'
      ? i18n.t('Your price is fixed on the day of booking, whether the metal rate rises or falls.')
      : i18n.t(
          'If the metal rate has fallen by the time you pay the remaining amount, you pay the lower price. If it has risen, you pay the price from the day of booking.',
        ),
    i18n.t('We reserve your pieces until {day} and ship them once you have paid in full.', {
      day: formatDate(dueBy, i18n.locale),
    }),
    forfeit > 0
      ? i18n.t(
          'If you cancel, or if we haven’t received the remaining amount one day after that date, the booking ends. We keep {kept} of the advance and refund the remainder.',
          { kept: formatNpr(forfeit, i18n.locale) },
        )
      : i18n.t(
          'If you cancel, or if we haven’t received the remaining amount one day after that date, the booking ends and we refund the whole advance.',
        ),
  ];
}
