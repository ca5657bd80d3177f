import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';

/** Cash that was paid at the door and is not here yet, in a sentence. */
export function withCourierText(i18n: I18n, cash: number, carrier: string | null): string {
  const amount = formatNpr(cash, i18n.locale);
  return carrier
    ? i18n.t('{amount} is with {carrier} and not here yet.', { amount, carrier })
    : i18n.t('{amount} is with the courier and not here yet.', { amount });
}
