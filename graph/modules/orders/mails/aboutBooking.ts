import { inNepali } from '#domain/calendar/nepaliTime.ts';
import { advanceDue } from '#domain/orders/booking/balanceDue.ts';
import { amountDue, amountHeld } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import type { OrderShop } from './orderTexts.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is asked for first of an order, NPR: the advance of a booking, else all that is due. */
export function askedFirst(order: MailedOrder): number {
  return advanceDue(order, order.booking ?? null) || amountDue(order);
}

/** The sums and the day of a booking in the words of its mails; null where the order is none. */
export function bookingWords({ language }: OrderShop, order: MailedOrder) {
  const { booking, bookedUntil } = order;
  if (!booking || !bookedUntil) return null;
  const npr = (amount: number) => formatNpr(amount, language);
  return {
    number: order.number,
    day: language === 'ne' ? inNepali.day(bookedUntil) : days.format(bookedUntil),
    advance: npr(booking.advance),
    paid: npr(amountHeld(order)),
    due: npr(amountDue(order)),
    balance: npr(Math.max(0, order.finalTotal - booking.advance)),
    forfeit: npr(booking.forfeit),
  };
}

/** By what the rest is counted, and what the buyer loses where it does not come. */
export function sayTerms(shop: OrderShop, order: MailedOrder): string[] {
  const words = bookingWords(shop, order);
  if (!words || !order.booking) return [];
  const { rateRule, forfeit } = order.booking;
  return [
    rateRule === 'FIXED'
      ? shop.say('The price stays as it is, whatever the rate does.')
      : shop.say(
          'If the metal rate falls before you pay the rest, you pay less. If it rises, your price stays the same.',
        ),
    forfeit > 0
      ? shop.say(
          'If you don’t pay the rest by then, or if you cancel, we keep {forfeit} of the advance.',
          words,
        )
      : shop.say('If you don’t pay the rest by then, or if you cancel, we refund everything you have paid.'),
  ];
}
