import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDiscountLabel } from '#web/admin/order/formatDiscountLabel.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { TotalsList, TotalsRow } from '#web/ui/TotalsList.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';

export interface EditSummaryProps {
  order: Order;
  quote: Quote;
  couponCode: string | null;
}

/** Compares the totals of the edited order with the current ones. */
export function EditSummary({ order, quote, couponCode }: EditSummaryProps) {
  const { i18n } = useLingui();
  const { totals, difference, due, refundDue, staffDiscount } = quote;
  return (
    <>
      <TotalsList
        totals={totals}
        couponCode={couponCode}
        staffDiscount={staffDiscount}
        staffDiscountLabel={formatDiscountLabel(i18n, quote.staffDiscountTerms)}
      />
      <Box
        component="dl"
        aria-live="polite"
        sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        <TotalsRow label={i18n.t('Current total')} sx={{ color: 'text.secondary' }}>
          {formatNpr(order.totals.finalTotal, i18n.locale)}
        </TotalsRow>
        <TotalsRow label={i18n.t('Difference')}>
          <strong>
            {difference < 0 ? '−' : difference > 0 ? '+' : ''}
            {formatNpr(Math.abs(difference), i18n.locale)}
          </strong>
        </TotalsRow>
        {refundDue > 0 ? (
          <TotalsRow label={i18n.t('Refund due')}>
            <Box component="strong" sx={{ color: 'error.main' }}>
              {formatNpr(refundDue, i18n.locale)}
            </Box>
          </TotalsRow>
        ) : (
          <TotalsRow label={i18n.t('New amount due')}>{formatNpr(due, i18n.locale)}</TotalsRow>
        )}
      </Box>
    </>
  );
}
