import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { SHOPPER } from './accounts.ts';
import { DAYS, ORDERS, orderRow, type Surroundings } from './orderRow.ts';
import { randomFrom } from './random.ts';
import { DAY } from './time.ts';
import { writeOrders } from './writeOrders.ts';

/** Six months of orders in all states, with their payments and stock moves. Nothing is added where any order exists. */
export async function seedOrders(prisma: PrismaClient, now: Date): Promise<number> {
  if ((await prisma.order.count()) > 0) return 0;
  const surroundings = await surroundingsOf(prisma, now);
  const random = randomFrom(2026);
  const orders = Array.from({ length: ORDERS }, (_, index) => orderRow(index, surroundings, random));

  await inTransaction(prisma, async (tx) => {
    await writeOrders(tx, orders);
    await restock(tx, now);
    await countPopularity(tx, now);
  });
  return orders.length;
}

async function surroundingsOf(prisma: PrismaClient, now: Date): Promise<Surroundings> {
  const byEmail = (email: string) => prisma.user.findUniqueOrThrow({ where: { email } });
  return {
    now,
    pieces: await prisma.product.findMany({
      where: { status: 'ACTIVE' },
      include: {
        variants: { orderBy: { position: 'asc' } },
        images: { orderBy: { position: 'asc' }, take: 1 },
      },
      orderBy: { slug: 'asc' },
    }),
    rates: await prisma.metalRate.findMany({ orderBy: { effectiveFrom: 'desc' } }),
    coupons: await prisma.coupon.findMany({ where: { code: { in: ['WELCOME10', 'DASHAIN500'] } } }),
    customers: await prisma.user.findMany({
      where: { email: { startsWith: 'customer', endsWith: '@example.com' } },
      orderBy: { email: 'asc' },
    }),
    shopper: await byEmail(SHOPPER),
    staff: await byEmail('admin@example.com'),
  };
}

/** What the demo orders took was received before them, so that each ledger still sums to the catalog's stock. */
async function restock(tx: Transaction, now: Date) {
  const taken = await tx.stockMove.groupBy({
    by: ['variantId'],
    where: { orderId: { not: null } },
    _sum: { delta: true },
  });
  await tx.stockMove.createMany({
    data: taken
      .filter(({ _sum }) => _sum.delta)
      .map(({ variantId, _sum }) => ({
        variantId,
        delta: -(_sum.delta ?? 0),
        reason: 'RECEIVED' as const,
        at: new Date(now.getTime() - (DAYS + 1) * DAY),
      })),
  });
}

async function countPopularity(tx: Transaction, now: Date) {
  const sold = await tx.orderLine.groupBy({
    by: ['productId'],
    where: { order: { placedAt: { gte: new Date(now.getTime() - 90 * DAY) }, status: { not: 'CANCELLED' } } },
    _sum: { quantity: true },
  });
  for (const { productId, _sum } of sold)
    if (productId)
      await tx.product.update({ where: { id: productId }, data: { popularity: _sum.quantity ?? 0 } });
}
