import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import { advanceDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { amountDue, netPaid } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import type { OrderShop } from './orderTexts.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the amount to request first, in NPR: a booking's advance, otherwise the amount due. */
export function firstAmountDue(order: EmailOrder): number {
  return advanceDue(order, order.booking ?? null) || amountDue(order);
}

/** Returns a booking's amounts and due day, formatted; null if the order is not a booking. */
export function bookingValues({ language }: OrderShop, order: EmailOrder) {
  const { booking, bookedUntil } = order;
  if (!booking || !bookedUntil) return null;
  const npr = (amount: number) => formatNpr(amount, language);
  return {
    number: order.number,
    day: language === 'ne' ? nepaliTime.day(bookedUntil) : days.format(bookedUntil),
    advance: npr(booking.advance),
    paid: npr(netPaid(order)),
    due: npr(amountDue(order)),
    balance: npr(Math.max(0, order.finalTotal - booking.advance)),
    forfeit: npr(booking.forfeit),
  };
}

/** Returns the terms: how the remaining amount is computed, and what is forfeited if it is not paid. */
export function bookingTermLines(shop: OrderShop, order: EmailOrder): string[] {
  const values = bookingValues(shop, order);
  if (!values || !order.booking) return [];
  const { rateRule, forfeit } = order.booking;
  return [
    rateRule === 'FIXED'
      ? shop.t('Your price stays the same, whether the metal rate rises or falls.')
      : shop.t(
          'If the metal rate falls before you pay the remaining amount, you pay less. If it rises, your price stays the same.',
        ),
    forfeit > 0
      ? shop.t(
          'If you don’t pay the remaining amount by then, or if you cancel, we keep {forfeit} of the advance.',
          values,
        )
      : shop.t(
          'If you don’t pay the remaining amount by then, or if you cancel, we refund everything you have paid.',
        ),
  ];
}
