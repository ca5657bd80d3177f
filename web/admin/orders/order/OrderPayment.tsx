import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { paymentMoveTexts } from '../dialogs/PaymentDialog.tsx';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';

export interface OrderPaymentProps {
  order: Order;
  onMove: (to: PaymentStatus) => void;
}

/** How an order's payment stands, and how it may stand next. */
export function OrderPayment({ order, onMove }: OrderPaymentProps) {
  const { i18n } = useLingui();
  const { staff } = order;
  return (
    <Panel title={i18n.t('Payment')} action={<PaymentStatusMark order={order} />}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {staff.payments.map(({ id, method, amount, reference, settledAt }) => (
          <li key={id}>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {i18n.t('{amount} by {method}', {
                amount: formatNpr(amount),
                method: i18n.t(paymentTexts.method[method]),
              })}
            </Typography>
            {(settledAt || reference) && (
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {settledAt && <Instant at={settledAt} />}
                {settledAt && reference && ' · '}
                {reference}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      {staff.nextPaymentStatuses.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {staff.nextPaymentStatuses.map((to) => (
            <Button key={to} size="small" variant="outlined" onClick={() => onMove(to)}>
              {to === 'PAID' && isCalledOff(order.status)
                ? i18n.t('Payment received after all')
                : i18n.t(paymentMoveTexts[to] ?? paymentTexts.status[to])}
            </Button>
          ))}
        </Box>
      )}
    </Panel>
  );
}
