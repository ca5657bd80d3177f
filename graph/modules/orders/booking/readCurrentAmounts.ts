import { calculateRemainingAmount } from '#domain/orders/booking/remainingAmount.ts';
import { calculateAdvanceDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateAmountDue, calculateNetPaid } from '#domain/orders/ledger.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { computeLoweredOrder } from './computeLoweredOrder.ts';
import { findBooking } from './findBooking.ts';
import { findLowerPrices, type LoweredPrice, type PriceReader } from './findLowerPrices.ts';

/** Current balance of an order, in NPR. */
export interface CurrentAmounts {
  /** Amount to request now: a booking's advance comes first. */
  requested: number;
  /** Total amount due. */
  due: number;
  /** Order total. */
  total: number;
  /** New prices of the lines of a booking that cost less now than when they were booked. */
  prices: LoweredPrice[];
}

type Clock = { now: Date };

/** Returns the current balance of an order. The prices of a booking may have fallen with the metal rate. */
export async function readCurrentAmounts(
  prisma: PriceReader,
  { now }: Clock,
  order: Order,
): Promise<CurrentAmounts> {
  const due = calculateAmountDue(order);
  const booking = await findBooking(prisma, order);
  const unchangedAmounts = { requested: due, due, total: order.finalTotal, prices: [] };
  if (!booking || due === 0 || !canEditOrder(order.status)) return unchangedAmounts;
  const prices = await findLowerPrices(prisma, now, booking);
  const { finalTotal } =
    prices.length === 0 ? order : computeLoweredOrder(order, await readLines(prisma, order), prices).totals;
  const { credited } = order;
  const sums = {
    total: order.finalTotal - credited,
    paid: calculateNetPaid(order),
    rateRule: booking.rateRule,
  };
  const remainingAmount = calculateRemainingAmount(sums, finalTotal - credited);
  const advanceAmount = Math.min(remainingAmount.due, calculateAdvanceDue(order, booking));
  return {
    requested: advanceAmount || remainingAmount.due,
    due: remainingAmount.due,
    total: remainingAmount.total + credited,
    prices,
  };
}

function readLines(prisma: PriceReader, { id: orderId }: Order) {
  return prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
}
