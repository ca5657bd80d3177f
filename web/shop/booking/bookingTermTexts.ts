import type { I18n } from '@lingui/core';
import type { RateRule } from '#domain/orders/booking/bookingSettings.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';

interface Terms {
  dueBy: string;
  forfeit: number;
  rateRule: RateRule;
}

/** The terms of a booking in plain words: what the price does, until when, and what is lost. */
export function bookingTermTexts(i18n: I18n, { dueBy, forfeit, rateRule }: Terms): string[] {
  return [
    rateRule === 'FIXED'
      ? i18n.t('The price stays as on the day of the booking, whether the metal’s rate rises or falls.')
      : i18n.t(
          'If the metal’s rate has fallen when you pay the rest, you pay the lower price. If it has risen, you pay the price of the booking.',
        ),
    i18n.t('We keep your pieces until {day}, and send them once all is paid.', {
      day: formatDate(dueBy, i18n.locale),
    }),
    forfeit > 0
      ? i18n.t(
          'If the rest has not come a day after that, or you cancel, the order ends: we keep {kept} of the advance, and the rest of it goes back to you.',
          { kept: formatNpr(forfeit, i18n.locale) },
        )
      : i18n.t(
          'If the rest has not come a day after that, or you cancel, the order ends and the whole advance goes back to you.',
        ),
  ];
}
