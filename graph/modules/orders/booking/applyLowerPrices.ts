import { editChanges } from '#domain/orders/edit/editChanges.ts';
import { amountHeld, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { type Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Acting } from '../acting.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { toCorrectable } from '../reprice/toCorrectable.ts';
import { toJson } from '../reprice/toJson.ts';
import { balanceNow } from './balanceNow.ts';
import { findBooking } from './findBooking.ts';
import { loweredOrder } from './loweredOrder.ts';
import type { LoweredPrice } from './lowerPrices.ts';

interface Completing {
  /** What comes in now, NPR; 0 where what came before may be all of it by now. */
  amount: number;
  /** What the lines cost when the payment was begun; null where the prices of now count. */
  prices: readonly LoweredPrice[] | null;
}

/**
 * Lowers the prices of a held booking whose rate has fallen, where what comes in is then all of it: from then on its lines, its
 * tax and its total are those, and so is what is billed of it.
 */
export async function lowerOrder(
  tx: Transaction,
  acting: Acting,
  order: Order,
  { amount, prices: fixed }: Completing,
): Promise<Order> {
  const booking = await findBooking(tx, order);
  const isOpen = order.status === 'PENDING' || order.status === 'CONFIRMED';
  if (booking?.rateRule !== 'LOWER_OF_BOTH' || !isOpen) return order;
  const prices = fixed ?? (await balanceNow(tx, acting, order)).prices;
  if (prices.length === 0) return order;
  const sold = await tx.orderLine.findMany({ where: { orderId: order.id }, orderBy: { position: 'asc' } });
  const { lines, totals } = loweredOrder(order, sold, prices);
  const held = amountHeld(order) + amount;
  if (totals.finalTotal >= order.finalTotal || held < totals.finalTotal - order.credited) return order;

  for (const { id, unitPrice, lineTotal, couponDiscount, staffDiscount, breakdown } of lines)
    await tx.orderLine.update({
      where: { id },
      data: { unitPrice, lineTotal, couponDiscount, staffDiscount, breakdown: breakdown ?? Prisma.DbNull },
    });
  const { items: itemsTotal, discount, staffDiscount, shippingDiscount, tax, finalTotal } = totals;
  const columns = { itemsTotal, discount, staffDiscount, shippingDiscount, tax, finalTotal };
  const changed = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...columns,
      paymentStatus: paymentStatusFrom({ ...order, ...columns }),
      version: { increment: 1 },
    },
  });
  await tx.couponRedemption.updateMany({
    where: { orderId: order.id },
    data: { discount: totals.couponDiscount + shippingDiscount },
  });
  const told = { redemption: null, open: null };
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'EDIT',
      status: order.status,
      note: timelineNotes.bookingLowered,
      data: toJson({
        changes: editChanges(
          toCorrectable({ ...told, order, lines: sold }),
          toCorrectable({ ...told, order: changed, lines }),
        ),
        agreement: null,
      }),
      actorId: acting.viewer?.id,
      at: acting.now,
    },
  });
  await markFiguresStale(tx, order.placedAt);
  return changed;
}
