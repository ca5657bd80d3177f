import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned, settlementTexts } from '#domain/orders/payment.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';

export interface EndOfOrderProps {
  order: {
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    timeline: readonly { status: OrderStatus; at: string }[];
  };
}

/** Notice on the invoice of a cancelled or returned order; nothing for other orders. */
export function OrderEndNotice({ order }: EndOfOrderProps) {
  const { i18n } = useLingui();
  const { status, paymentStatus, timeline } = order;
  if (!isCancelledOrReturned(status)) return null;
  const endedAt = timeline.findLast((event) => event.status === status)?.at;
  const date = endedAt && formatDate(endedAt, i18n.locale);
  return (
    <Alert severity="error" variant="outlined" icon={false} sx={{ mb: 4 }}>
      <AlertTitle>{i18n.t(orderStatusTexts[status].title)}</AlertTitle>
      {date &&
        (status === 'CANCELLED'
          ? i18n.t('This order was cancelled on {date}.', { date })
          : i18n.t('This order was returned on {date}.', { date }))}{' '}
      {i18n.t(settlementTexts[paymentStatus])}
    </Alert>
  );
}
