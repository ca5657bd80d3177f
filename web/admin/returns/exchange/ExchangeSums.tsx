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
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const { items, shipping, tax, finalTotal } = totals;
  const creditUsed = Math.min(refundDue, finalTotal);
  const dueEntry =
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
        { label: i18n.t('Items'), amount: formatAmount(items) },
        { label: i18n.t('Shipping'), amount: formatAmount(shipping) },
        { label: i18n.t('Tax'), amount: formatAmount(tax) },
        { label: i18n.t('New order'), amount: formatAmount(finalTotal) },
        { label: i18n.t('Credit from the return'), amount: `−${formatAmount(creditUsed)}` },
      ].map(({ label, amount }) => (
        <TotalsRow key={label} label={label} sx={{ color: 'text.secondary' }}>
          {amount}
        </TotalsRow>
      ))}
      <TotalsRow label={dueEntry.label} sx={{ fontWeight: 600 }}>
        {formatAmount(dueEntry.amount)}
      </TotalsRow>
    </Box>
  );
}
