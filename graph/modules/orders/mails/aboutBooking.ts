import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import { calculateAdvanceDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateAmountDue, calculateNetPaid } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import type { OrderShop } from './orderTexts.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the amount to request first, in NPR: a booking's advance, otherwise the amount due. */
export function getFirstAmountDue(order: EmailOrder): number {
  return calculateAdvanceDue(order, order.booking ?? null) || calculateAmountDue(order);
}

/** Returns a booking's amounts and due day, formatted; null if the order is not a booking. */
export function getBookingValues({ language }: OrderShop, order: EmailOrder) {
  const { booking, bookedUntil } = order;
  if (!booking || !bookedUntil) return null;
  const formatAmount = (amount: number) => formatNpr(amount, language);
  return {
    number: order.number,
    day: language === 'ne' ? nepaliTime.formatDayAndMonth(bookedUntil) : dayFormat.format(bookedUntil),
    advance: formatAmount(booking.advance),
    paid: formatAmount(calculateNetPaid(order)),
    due: formatAmount(calculateAmountDue(order)),
    balance: formatAmount(Math.max(0, order.finalTotal - booking.advance)),
    forfeit: formatAmount(booking.forfeit),
  };
}

/** Returns the terms: how the remaining amount is computed, and what is forfeited if it is not paid. */
export function getBookingTerms(shop: OrderShop, order: EmailOrder): string[] {
  const values = getBookingValues(shop, order);
  if (!values || !order.booking) return [];
  const { rateRule, forfeit } = order.booking;
  return [
    rateRule === 'FIXED'
      ? shop.t('Your price stays the same, whether the metal rate rises or falls.')
      : shop.t(
          'If the metal rate falls before you pay the remaining amount, you’ll pay less. If it rises, your price will stay the same.',
        ),
    forfeit > 0
      ? shop.t(
          'If you don’t pay the remaining amount by then, or if you cancel, we’ll keep {forfeit} of the advance.',
          values,
        )
      : shop.t(
          'If you don’t pay the remaining amount by then, or if you cancel, we’ll refund everything you have paid.',
        ),
  ];
}
