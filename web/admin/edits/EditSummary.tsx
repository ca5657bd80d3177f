import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { discountLabel } from '#web/admin/order/discountLabel.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { TotalsList, TotalsRow } from '#web/ui/TotalsList.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';

export interface EditSummaryProps {
  order: Order;
  quote: Quote;
  couponCode: string | null;
}

/** What the corrected order comes to, against what it comes to now. */
export function EditSummary({ order, quote, couponCode }: EditSummaryProps) {
  const { i18n } = useLingui();
  const { totals, difference, due, refundDue, staffDiscount } = quote;
  return (
    <>
      <TotalsList
        totals={totals}
        couponCode={couponCode}
        staffDiscount={staffDiscount}
        staffDiscountLabel={discountLabel(i18n, quote.staffDiscountTerms)}
      />
      <Box
        component="dl"
        aria-live="polite"
        sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        <TotalsRow label={i18n.t('Total until now')} sx={{ color: 'text.secondary' }}>
          {formatNpr(order.totals.finalTotal, i18n.locale)}
        </TotalsRow>
        <TotalsRow label={i18n.t('Difference')}>
          <strong>
            {difference < 0 ? '−' : difference > 0 ? '+' : ''}
            {formatNpr(Math.abs(difference), i18n.locale)}
          </strong>
        </TotalsRow>
        {refundDue > 0 ? (
          <TotalsRow label={i18n.t('To pay back')}>
            <Box component="strong" sx={{ color: 'error.main' }}>
              {formatNpr(refundDue, i18n.locale)}
            </Box>
          </TotalsRow>
        ) : (
          <TotalsRow label={i18n.t('Due afterwards')}>{formatNpr(due, i18n.locale)}</TotalsRow>
        )}
      </Box>
    </>
  );
}
