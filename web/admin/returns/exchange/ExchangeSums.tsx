import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import type { ExchangeQuoteQuery } from './Exchange.generated.ts';

export interface ExchangeSumsProps {
  totals: ExchangeQuoteQuery['quote']['totals'];
  /** Refund due for the returned items, in NPR. */
  refundDue: number;
}

/** Shows the new order's total, the part covered by the return, and the amount or refund due. */
export function ExchangeSums({ totals, refundDue }: ExchangeSumsProps) {
  const { i18n } = useLingui();
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const { items, shipping, tax, finalTotal } = totals;
  const paid = Math.min(refundDue, finalTotal);
  const rest =
    finalTotal > refundDue
      ? { label: i18n.t('Due from the customer'), amount: finalTotal - refundDue }
      : { label: i18n.t('Refund due'), amount: refundDue - finalTotal };
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {[
        { label: i18n.t('Items'), amount: npr(items) },
        { label: i18n.t('Shipping'), amount: npr(shipping) },
        { label: i18n.t('Tax'), amount: npr(tax) },
        { label: i18n.t('New order'), amount: npr(finalTotal) },
        { label: i18n.t('Credit from the return'), amount: `−${npr(paid)}` },
      ].map(({ label, amount }) => (
        <TotalsRow key={label} label={label} sx={{ color: 'text.secondary' }}>
          {amount}
        </TotalsRow>
      ))}
      <TotalsRow label={rest.label} sx={{ fontWeight: 600 }}>
        {npr(rest.amount)}
      </TotalsRow>
    </Box>
  );
}
