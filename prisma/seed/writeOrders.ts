import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderRow } from './orderRow.ts';

/** Orders, lines, timelines, payments, stock moves and redemptions, in bulk. */
export async function writeOrders(tx: Transaction, rows: OrderRow[]) {
  await tx.order.createMany({ data: rows.map(({ order }) => order) });
  const numbers = rows.map(({ order }) => order.number);
  const written = await tx.order.findMany({
    where: { number: { in: numbers } },
    select: { id: true, number: true },
  });
  const idOf = new Map(written.map(({ id, number }) => [number, id]));
  const withId = rows.map((row) => ({ ...row, orderId: idOf.get(row.order.number) ?? '' }));

  await tx.orderLine.createMany({
    data: withId.flatMap(({ orderId, lines }) => lines.map((line) => ({ ...line, orderId }))),
  });
  await tx.orderEvent.createMany({
    data: withId.flatMap(({ orderId, story, staffId, order }) =>
      story.map((step) => ({
        ...step,
        orderId,
        actorId: step.status === 'PENDING' ? order.userId : staffId,
      })),
    ),
  });
  await tx.payment.createMany({
    data: withId.map(({ orderId, payment, order }) => ({ ...payment, orderId, createdAt: order.placedAt })),
  });
  await tx.stockMove.createMany({ data: withId.flatMap(stockMovesOf) });
  const redeemed = withId.flatMap(({ orderId, coupon, order }) =>
    coupon ? [{ orderId, coupon, order }] : [],
  );
  await tx.couponRedemption.createMany({
    data: redeemed.map(({ orderId, coupon, order }) => ({
      orderId,
      couponId: coupon.id,
      discount: order.discount,
      at: order.placedAt,
    })),
  });
  for (const id of new Set(redeemed.map(({ coupon }) => coupon.id)))
    await tx.coupon.update({
      where: { id },
      data: { usedCount: { increment: redeemed.filter(({ coupon }) => coupon.id === id).length } },
    });
}

function stockMovesOf({ orderId, lines, order, story }: OrderRow & { orderId: string }) {
  const back = story.find(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  return lines.flatMap(({ variantId, quantity }) => [
    { orderId, variantId, delta: -quantity, reason: 'ORDER' as const, at: order.placedAt },
    ...(back
      ? [
          {
            orderId,
            variantId,
            delta: quantity,
            reason: back.status === 'CANCELLED' ? ('CANCELLATION' as const) : ('RETURN' as const),
            at: back.at,
          },
        ]
      : []),
  ]);
}
