import { compareOrders } from '#domain/orders/edit/compareOrders.ts';
import { calculateNetPaid, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { type Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ChangeContext } from '../changeContext.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { toEditableOrder } from '../reprice/toEditableOrder.ts';
import { toJson } from '../reprice/toJson.ts';
import { computeLoweredOrder } from './computeLoweredOrder.ts';
import { findBooking } from './findBooking.ts';
import type { LoweredPrice } from './findLowerPrices.ts';
import { readCurrentAmounts } from './readCurrentAmounts.ts';

interface CompletingPayment {
  /** Amount received now, in NPR; 0 to check whether earlier payments cover the lowered total. */
  amount: number;
  /** Line prices fixed when the payment began; null to use current prices. */
  prices: readonly LoweredPrice[] | null;
}

/**
 * Lowers the prices of a locked booking if the metal rate has fallen and the payment covers the lowered total. Lines,
 * tax and total change permanently, and the invoice shows the new amounts.
 */
export async function applyLowerPrices(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  { amount, prices: fixedPrices }: CompletingPayment,
): Promise<Order> {
  const booking = await findBooking(tx, order);
  const isOpen = order.status === 'PENDING' || order.status === 'CONFIRMED';
  if (booking?.rateRule !== 'LOWER_OF_BOTH' || !isOpen) return order;
  const prices = fixedPrices ?? (await readCurrentAmounts(tx, context, order)).prices;
  if (prices.length === 0) return order;
  const soldLines = await tx.orderLine.findMany({
    where: { orderId: order.id },
    orderBy: { position: 'asc' },
  });
  const { lines, totals } = computeLoweredOrder(order, soldLines, prices);
  const paidTotal = calculateNetPaid(order) + amount;
  if (totals.finalTotal >= order.finalTotal || paidTotal < totals.finalTotal - order.credited) return order;

  for (const { id, unitPrice, lineTotal, couponDiscount, staffDiscount, breakdown } of lines)
    await tx.orderLine.update({
      where: { id },
      data: { unitPrice, lineTotal, couponDiscount, staffDiscount, breakdown: breakdown ?? Prisma.DbNull },
    });
  const { items: itemsTotal, discount, staffDiscount, shippingDiscount, tax, finalTotal } = totals;
  const columns = { itemsTotal, discount, staffDiscount, shippingDiscount, tax, finalTotal };
  const updatedOrder = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...columns,
      paymentStatus: derivePaymentStatus({ ...order, ...columns }),
      version: { increment: 1 },
    },
  });
  await tx.couponRedemption.updateMany({
    where: { orderId: order.id },
    data: { discount: totals.couponDiscount + shippingDiscount },
  });
  const editState = { redemption: null, openProposal: null };
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'EDIT',
      status: order.status,
      note: timelineNotes.bookingLowered,
      data: toJson({
        changes: compareOrders(
          toEditableOrder({ ...editState, order, lines: soldLines }),
          toEditableOrder({ ...editState, order: updatedOrder, lines }),
        ),
        agreement: null,
      }),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await markFiguresStale(tx, order.placedAt);
  return updatedOrder;
}
