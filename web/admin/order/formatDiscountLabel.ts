import type { I18n } from '@lingui/core';
import { formatPlainNumber } from '#domain/text/numbers.ts';

interface DiscountTerms {
  unit: 'NPR' | 'PERCENT';
  value: number;
  on: 'ALL' | 'MAKING';
}

/** Returns the label of a staff discount in the totals, with its percentage if it has one. */
export function formatDiscountLabel(i18n: I18n, terms: DiscountTerms | null): string | undefined {
  if (terms?.unit !== 'PERCENT') return undefined;
  const percent = formatPlainNumber(terms.value, i18n.locale);
  return terms.on === 'MAKING'
    ? i18n.t('Discount ({percent}% off making charge)', { percent })
    : i18n.t('Discount ({percent}%)', { percent });
}
