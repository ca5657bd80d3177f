import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';

/** Describes cash with the carrier in a sentence. */
export function describeCashWithCarrier(i18n: I18n, cash: number, carrier: string | null): string {
  const amount = formatNpr(cash, i18n.locale);
  return carrier
    ? i18n.t('{carrier} has {amount} in cash and has not paid it to the store yet.', { amount, carrier })
    : i18n.t('The courier has {amount} in cash and has not paid it to the store yet.', { amount });
}
