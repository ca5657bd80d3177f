import { useLingui } from '@lingui/react';
import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { isPaymentUnderReview } from '#web/shop/payment/isPaymentUnderReview.ts';
import { getCurrentStatusText } from '#web/shop/track/currentStatusText.ts';
import { getDeliveryText } from '#web/shop/track/deliveryText.ts';
import { isGuestCancellable } from './CancelGuestOrder.tsx';
import type { OrderReceiptProps } from './OrderReceipt.tsx';

/** Status, date and payment of an order that is no longer new, and the contact for changes. */
export function OrderStatusSummary({ order, guestToken }: Omit<OrderReceiptProps, 'isNew'>) {
  const { i18n } = useLingui();
  const { status, fulfilment, placedAt, isCancellable } = order;
  return (
    <Stack component="section" aria-label={i18n.t('Order status')} sx={{ gap: 1.5 }}>
      <Typography>
        {i18n.t(
          getCurrentStatusText({
            ...{ status, fulfilment, awaitsPayment: order.estimatedDelivery.awaitsPayment },
            isPaymentUnderReview: isPaymentDue(order) && isPaymentUnderReview(order),
          }),
        )}
      </Typography>
      <Typography color="textSecondary">
        {i18n.t('Placed {when}', { when: formatInstant(placedAt, i18n.locale) })}
        {isOpen(status) && ` · ${getDeliveryText(i18n, order)}`}
      </Typography>
      {isCancellable && (
        <Link component={RouterLink} to={paths.contact} underline="always" sx={{ alignSelf: 'start' }}>
          {guestToken && isGuestCancellable(order)
            ? i18n.t('Contact us to change this order')
            : i18n.t('Contact us to change or cancel this order')}
        </Link>
      )}
    </Stack>
  );
}
