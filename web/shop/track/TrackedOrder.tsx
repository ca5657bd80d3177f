import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { isUnderWay } from '#domain/orderLifecycle.ts';
import { formatInstant, formatWindow } from './kathmanduTime.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderStatusTexts } from './orderStatusTexts.ts';
import type { TrackOrderPageQuery } from './TrackOrderPage.generated.ts';

export interface TrackedOrderProps {
  order: NonNullable<TrackOrderPageQuery['trackOrder']>;
}

export function TrackedOrder({ order }: TrackedOrderProps) {
  const { i18n } = useLingui();
  const { number, status, placedAt, estimatedDelivery, carrier, trackingNumber, timeline } = order;

  return (
    <section aria-label={i18n.t('Order {number}', { number })}>
      <div role="status">
        <Typography variant="h2">{i18n.t(orderStatusTexts[status].title)}</Typography>
        {isUnderWay(status) && (
          <Typography sx={{ mt: 1 }}>
            {i18n.t('Estimated delivery {days}', { days: formatWindow(estimatedDelivery, i18n.locale) })}
          </Typography>
        )}
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {i18n.t('Order {number}, placed {when}', { number, when: formatInstant(placedAt, i18n.locale) })}
        {carrier && <br />}
        {carrier &&
          (trackingNumber
            ? i18n.t('Shipped with {carrier}, tracking number {trackingNumber}', { carrier, trackingNumber })
            : i18n.t('Shipped with {carrier}', { carrier }))}
      </Typography>
      <OrderTimeline status={status} timeline={timeline} />
    </section>
  );
}
