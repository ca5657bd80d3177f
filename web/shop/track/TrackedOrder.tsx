import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { firstCallTexts } from '#web/labels/firstCallTexts.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ParcelText } from '#web/order/ParcelText.tsx';
import { getDeliveryText } from './deliveryText.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { TrackOrderPageQuery } from './TrackOrderPage.generated.ts';

export interface TrackedOrderProps {
  order: NonNullable<TrackOrderPageQuery['trackOrder']>;
}

export function TrackedOrder({ order }: TrackedOrderProps) {
  const { i18n } = useLingui();
  const { number, status, fulfilment, placedAt, estimatedDelivery, timeline } = order;
  const { carrier, trackingNumber, trackingUrl } = order;
  const { awaitsConfirmation, paymentMethod, payBy, isPaymentUnderReview } = order;
  const { awaitsPayment } = estimatedDelivery;
  const awaitsTransfer = awaitsPayment && paymentMethod === 'BANK_TRANSFER' && !isPaymentUnderReview;

  return (
    <section aria-label={i18n.t('Order {number}', { number })}>
      <div role="status">
        <Typography variant="h2">{i18n.t(getOrderStatusTexts(status, fulfilment).title)}</Typography>
        {awaitsConfirmation && (
          <Typography sx={{ mt: 1 }}>{i18n.t(firstCallTexts[paymentMethod])}</Typography>
        )}
        {isPaymentUnderReview && (
          <Typography sx={{ mt: 1 }}>
            {i18n.t('We are checking your payment. Don’t pay again; we’ll email you.')}
          </Typography>
        )}
        {!isPaymentUnderReview && payBy && Date.parse(payBy) > Date.now() && (
          <Typography sx={{ mt: 1 }}>
            {i18n.t('Please pay by {time}. Open your order below to pay.', {
              time: formatInstant(payBy, i18n.locale),
            })}
          </Typography>
        )}
        {isOpen(status) && (
          <Typography sx={{ mt: 1 }}>
            {awaitsTransfer && i18n.t('We are waiting for your bank transfer.')}{' '}
            {getDeliveryText(i18n, order)}
          </Typography>
        )}
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {i18n.t('Order {number}, placed {when}', { number, when: formatInstant(placedAt, i18n.locale) })}
        {carrier && <br />}
        {carrier && <ParcelText {...{ carrier, trackingNumber, trackingUrl }} />}
      </Typography>
      <OrderTimeline {...{ status, fulfilment, timeline, awaitsPayment, isPaymentUnderReview }} />
    </section>
  );
}
