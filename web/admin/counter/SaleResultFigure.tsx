import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';

export type SoldOrder = Pick<Order, 'fulfilment' | 'paymentMethod'> & {
  totals: Pick<Order['totals'], 'finalTotal'>;
  staff: { due: number; payments: readonly { change: number }[] };
};

/** Most important result of a sale: the change, the amount due, or that it is fully paid. */
export function SaleResultFigure({ order }: { order: SoldOrder }) {
  const { i18n } = useLingui();
  const { fulfilment, paymentMethod, staff, totals } = order;
  const change = staff.payments.reduce((sum, payment) => sum + payment.change, 0);
  const [label, amount] = getLabelledAmount();
  return (
    <Box role="status">
      <Typography color="textSecondary">{label}</Typography>
      <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
        {formatNpr(amount, i18n.locale)}
      </Typography>
    </Box>
  );

  function getLabelledAmount(): [string, number] {
    if (change > 0) return [i18n.t('Change to give'), change];
    if (staff.due === 0) return [i18n.t('Paid'), totals.finalTotal];
    if (fulfilment === 'PICKUP') return [i18n.t('To pay at pick-up'), staff.due];
    if (fulfilment === 'DELIVERY' && paymentMethod === 'COD')
      return [i18n.t('To collect on delivery'), staff.due];
    return [i18n.t('Still to pay'), staff.due];
  }
}
