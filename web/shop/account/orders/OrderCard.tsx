import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { isPrepaymentDue } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { detectLang } from '#web/locale/detectLang.ts';
import { formatDate, formatDayRange } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { getReservationText } from '#web/shop/ledger/reservationText.ts';
import { isPaymentUnderReview } from '#web/shop/payment/isPaymentUnderReview.ts';
import { getDeliveryText } from '#web/shop/track/deliveryText.ts';
import { CardLink } from '#web/ui/CardLink.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import type { OrderCard_OrderFragment } from './OrderCard.generated.ts';

const MAX_VISIBLE_LINES = 4;
const THUMBNAIL_SIZE_PX = 72;

/** Order in a list. The link on the order number covers the entire card. */
export function OrderCard({ order }: { order: OrderCard_OrderFragment }) {
  const { i18n } = useLingui();
  const { id, number, status, fulfilment, placedAt, estimatedDelivery, totals, lines } = order;
  const reservationNote = getReservationText(i18n, order);

  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        '&:hover': { borderColor: 'controlBorder' },
      }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        <div>
          <Typography variant="h6" component="h2" sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}>
            <CardLink to={paths.order(id)}>{number}</CardLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Placed {day}', { day: formatDate(placedAt, i18n.locale) })}
          </Typography>
        </div>
        <Price npr={totals.finalTotal} sx={{ fontWeight: 500 }} />
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        {lines
          .slice(0, MAX_VISIBLE_LINES)
          .map(
            ({ id: lineId, image }) =>
              image && (
                <Photo
                  key={lineId}
                  image={{ ...image, alt: '' }}
                  sizes={`${THUMBNAIL_SIZE_PX}px`}
                  ratio={1}
                  sx={{ width: THUMBNAIL_SIZE_PX, maxWidth: '22%', borderRadius: 1 }}
                />
              ),
          )}
        {lines.length > MAX_VISIBLE_LINES && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('+{count}', { count: lines.length - MAX_VISIBLE_LINES })}
          </Typography>
        )}
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: { xs: 1, sm: '60%' } }}>
          {lines.map(({ id, name, quantity }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              {quantity > 1 && `${formatPlainNumber(quantity, i18n.locale)} × `}
              <span lang={detectLang(name, i18n.locale)}>{name}</span>
            </Fragment>
          ))}
        </Typography>
        <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <OrderStatusMark status={status} fulfilment={fulfilment} />
          {isOpen(status) && (
            <Typography variant="body2" color="textSecondary">
              {!estimatedDelivery.isKnown || fulfilment !== 'DELIVERY'
                ? getDeliveryText(i18n, order)
                : estimatedDelivery.awaitsPayment
                  ? i18n.t(getAwaitedPaymentText(order))
                  : formatDayRange(estimatedDelivery, i18n.locale)}
            </Typography>
          )}
        </Stack>
      </Stack>
      {isPrepaymentDue(order) && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {i18n.t('Due {due}', { due: formatNpr(order.due, i18n.locale) })}
          </Box>
          {reservationNote && ` · ${reservationNote}`}
        </Typography>
      )}
    </Box>
  );
}

function getAwaitedPaymentText(order: OrderCard_OrderFragment): string {
  if (isPaymentUnderReview(order)) return /*i18n*/ 'We are checking your payment.';
  return order.paymentMethod === 'BANK_TRANSFER'
    ? /*i18n*/ 'We are waiting for your bank transfer.'
    : /*i18n*/ 'We are waiting for your payment.';
}
