import { advanceDue } from '#domain/orders/booking/balanceDue.ts';
import { balanceOf } from '#domain/orders/booking/balanceOf.ts';
import { amountDue, amountHeld } from '#domain/orders/ledger.ts';
import { isCorrectable } from '#domain/orders/orderLifecycle.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { findBooking } from './findBooking.ts';
import { loweredOrder } from './loweredOrder.ts';
import { type LoweredPrice, lowerPrices, type ReadingPrices } from './lowerPrices.ts';

/** What of an order is to pay at this moment, NPR. */
export interface BalanceNow {
  /** What is asked for: of a booking the advance before all else. */
  asked: number;
  /** All that is still to come. */
  due: number;
  /** What the order costs. */
  total: number;
  /** The lines of a booking that cost less than when it was booked. */
  prices: LoweredPrice[];
}

type Asking = { now: Date };

/** The balance of an order, which for a booking may follow the rates of now down. */
export async function balanceNow(prisma: ReadingPrices, { now }: Asking, order: Order): Promise<BalanceNow> {
  const due = amountDue(order);
  const booking = await findBooking(prisma, order);
  const asIs = { asked: due, due, total: order.finalTotal, prices: [] };
  if (!booking || due === 0 || !isCorrectable(order.status)) return asIs;
  const prices = await lowerPrices(prisma, now, booking);
  const { finalTotal } =
    prices.length === 0 ? order : loweredOrder(order, await linesOf(prisma, order), prices).totals;
  const { credited } = order;
  const sums = { total: order.finalTotal - credited, paid: amountHeld(order), rateRule: booking.rateRule };
  const balance = balanceOf(sums, finalTotal - credited);
  const first = Math.min(balance.due, advanceDue(order, booking));
  return { asked: first || balance.due, due: balance.due, total: balance.total + credited, prices };
}

function linesOf(prisma: ReadingPrices, { id: orderId }: Order) {
  return prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
}
