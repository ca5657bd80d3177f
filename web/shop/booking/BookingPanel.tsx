import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import type { Booking_BookingFragment } from './Booking.generated.ts';
import { getBookingTermTexts } from './bookingTermTexts.ts';

export interface BookingPanelProps {
  order: {
    status: OrderStatus;
    due: number;
    totals: { finalTotal: number };
    booking: Booking_BookingFragment | null;
  };
}

/** State and terms of an order's booking. Renders nothing without a booking or once everything is paid. */
export function BookingPanel({ order }: BookingPanelProps) {
  const { i18n } = useLingui();
  const { booking, due, totals, status } = order;
  if (!booking) return null;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  if (isCancelledOrReturned(status))
    return booking.forfeited > 0 ? (
      <Typography>
        {i18n.t('Under the booking terms, we’ve kept {kept} of what you paid.', {
          kept: formatAmount(booking.forfeited),
        })}
      </Typography>
    ) : null;
  if (due === 0) return null;
  const values = {
    day: formatDate(booking.dueBy, i18n.locale),
    advance: formatAmount(booking.advance),
    paid: formatAmount(totals.finalTotal - due),
    rest: formatAmount(booking.isBooked ? booking.amountToPay : totals.finalTotal - booking.advance),
  };
  const savedAmount = totals.finalTotal - booking.currentTotal;
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {booking.isBooked
          ? i18n.t('Booked: {paid} paid, {rest} due by {day}', values)
          : i18n.t('Booking: {advance} now, {rest} by {day}', values)}
      </Typography>
      {booking.isBooked && savedAmount > 0 && (
        <Typography sx={{ mt: 1 }}>
          {i18n.t('The rate has fallen. Pay today and your pieces will cost {saved} less.', {
            saved: formatAmount(savedAmount),
          })}
        </Typography>
      )}
      <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5 }}>
        {getBookingTermTexts(i18n, booking).map((text) => (
          <Typography key={text} component="li" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
