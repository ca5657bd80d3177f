import type { I18n } from '@lingui/core';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { formatDate, formatInstant } from '#web/locale/formatTime.ts';
import { isAttemptUnderReview } from '../payment/isPaymentUnderReview.ts';

interface Order {
  status: OrderStatus;
  due: number;
  payBy: string | null;
  isExpired: boolean;
  awaitsConfirmation: boolean;
  isPaidWithoutStock: boolean;
  booking: { isBooked: boolean; dueBy: string } | null;
  paymentAttempts: readonly { status: string }[];
  transferReceipts: readonly { status: string }[];
}

/** Returns the end of an order's reservation; null once the items have shipped or the order is cancelled. */
export function getReservationText(i18n: I18n, order: Order): string | null {
  const { status, due, payBy, isExpired, awaitsConfirmation, isPaidWithoutStock, booking } = order;
  const time = payBy && formatInstant(payBy, i18n.locale);
  if (status === 'CANCELLED') return isExpired && time ? i18n.t('Reservation ended {time}', { time }) : null;
  if (status !== 'PENDING' && status !== 'CONFIRMED' && status !== 'PROCESSING') return null;
  if (awaitsConfirmation || isPaidWithoutStock) return i18n.t('Not reserved yet');
  if (due === 0) return i18n.t('Reserved for you');
  if (booking?.isBooked)
    return i18n.t('Reserved for you until {time}', { time: formatDate(booking.dueBy, i18n.locale) });
  if (order.transferReceipts.some((receipt) => receipt.status === 'SUBMITTED'))
    return i18n.t('Reserved for you while we check your transfer');
  if (isAttemptUnderReview(order)) return i18n.t('Reserved for you while we check your payment');
  if (!time) return i18n.t('Reserved for you');
  return Date.parse(payBy) > Date.now()
    ? i18n.t('Reserved for you until {time}', { time })
    : i18n.t('Reservation ended {time}', { time });
}
