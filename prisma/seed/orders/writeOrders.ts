import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderRow } from './orderRow.ts';
import { type StoredOrder, toStockMoves } from './orderStock.ts';

/** Writes orders, lines, timelines, payments, stock moves and redemptions in bulk. */
export async function writeOrders(tx: Transaction, rows: readonly OrderRow[]): Promise<void> {
  const orders = await insertOrders(tx, rows);

  await tx.orderLine.createMany({
    data: orders.flatMap(({ orderId, lines }) => lines.map((line) => ({ ...line, orderId }))),
  });
  await tx.orderEvent.createMany({ data: orders.flatMap(toEvents) });
  await tx.payment.createMany({
    data: orders.flatMap(({ orderId, payments }) => payments.map((payment) => ({ ...payment, orderId }))),
  });
  await tx.stockMove.createMany({ data: toStockMoves(orders) });
  await redeemCoupons(tx, orders);
}

async function insertOrders(tx: Transaction, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  await tx.order.createMany({ data: markFirstOrders(rows.map(({ order }) => order)) });
  const orderNumbers = rows.map(({ order }) => order.number);
  const orderIds = await tx.order.findMany({
    where: { number: { in: orderNumbers } },
    select: { id: true, number: true },
  });
  const ids = new Map(orderIds.map(({ id, number }) => [number, id]));
  return rows.flatMap((row) => {
    const orderId = ids.get(row.order.number);
    return orderId ? [{ ...row, orderId }] : [];
  });
}

/** Sorts orders by time and marks each customer's first order. */
function markFirstOrders<Row extends { placedAt: Date; contactEmail: string }>(orders: readonly Row[]) {
  const seenEmails = new Set<string>();
  return orders
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((order) => {
      const isFirst = !seenEmails.has(order.contactEmail);
      seenEmails.add(order.contactEmail);
      return { ...order, isFirst };
    });
}

function toEvents({ orderId, statusHistory, order, staffId }: StoredOrder) {
  return statusHistory.map(({ by, ...step }) => ({
    ...step,
    orderId,
    actorId: by === 'STAFF' ? staffId : order.userId,
  }));
}

async function redeemCoupons(tx: Transaction, orders: readonly StoredOrder[]) {
  const redemptions = orders.flatMap(({ orderId, coupon, order }) =>
    coupon
      ? [{ orderId, couponId: coupon.id, discount: order.discount, ...toUser(order), at: order.placedAt }]
      : [],
  );
  await tx.couponRedemption.createMany({ data: redemptions });
  for (const id of new Set(redemptions.map(({ couponId }) => couponId))) {
    const useCount = redemptions.filter(({ couponId }) => couponId === id).length;
    await tx.coupon.update({ where: { id }, data: { usedCount: { increment: useCount } } });
  }
}

function toUser({ userId, contactEmail, contactPhone }: StoredOrder['order']) {
  return { userId, email: contactEmail, phone: contactPhone };
}
