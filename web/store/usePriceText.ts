import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useShowsTax } from './useShowsTax.ts';

/**
 * Formats a displayed price for a sentence: `NPR 2,18,984 incl. tax`, or the plain amount if the shop shows prices
 * before tax.
 */
export function usePriceText(): (npr: number) => string {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  return (npr) => {
    const price = formatNpr(npr, i18n.locale);
    return showsTax ? i18n.t('{price} incl. tax', { price }) : price;
  };
}
