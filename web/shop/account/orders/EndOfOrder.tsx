import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff, settlements } from '#domain/orders/payment.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';

export interface EndOfOrderProps {
  order: {
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    timeline: readonly { status: OrderStatus; at: string }[];
  };
}

/** What an invoice says of an order that was cancelled or came back; nothing of one that stands. */
export function EndOfOrder({ order }: EndOfOrderProps) {
  const { i18n } = useLingui();
  const { status, paymentStatus, timeline } = order;
  if (!isCalledOff(status)) return null;
  const at = timeline.findLast((event) => event.status === status)?.at;
  const date = at && formatDate(at, i18n.locale);
  return (
    <Alert severity="error" variant="outlined" icon={false} sx={{ mb: 4 }}>
      <AlertTitle>{i18n.t(orderStatusTexts[status].title)}</AlertTitle>
      {date &&
        (status === 'CANCELLED'
          ? i18n.t('This order was cancelled on {date}.', { date })
          : i18n.t('The pieces of this order came back to us on {date}.', { date }))}{' '}
      {i18n.t(settlements[paymentStatus])}
    </Alert>
  );
}
