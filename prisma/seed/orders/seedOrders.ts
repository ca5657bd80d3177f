import type { Transaction } from '#graph/prisma/transaction.ts';
import { randomFrom } from '../random.ts';
import { inSeedTransaction, type Seeding } from '../seedTransaction.ts';
import { DAY } from '../time.ts';
import { findPeople } from './orderBuyers.ts';
import { couponGranter } from './orderCoupons.ts';
import { findShop } from './orderLines.ts';
import { orderPlans } from './orderPlans.ts';
import { orderRow } from './orderRow.ts';
import { writeOrders } from './writeOrders.ts';
import { writeReturns } from './writeReturns.ts';

const DAYS_OF_POPULARITY = 90;

/** Six months of orders in all states, with their payments and stock moves. Nothing is added where any order exists. */
export async function seedOrders(seeding: Seeding, now: Date): Promise<number> {
  const { prisma } = seeding;
  if ((await prisma.order.count()) > 0) return 0;
  const surroundings = {
    shop: await findShop(prisma),
    people: await findPeople(prisma),
    grantCoupon: couponGranter(await prisma.coupon.findMany({ orderBy: { code: 'asc' } })),
    now,
  };
  const random = randomFrom(2026);
  const rows = orderPlans(now, random).map((plan) => orderRow(plan, surroundings, random));

  await inSeedTransaction(seeding, async (work) => {
    await writeOrders(work.db, rows);
    await writeReturns(work.db, now);
    await countPopularity(work.db, now);
  });
  return rows.length;
}

async function countPopularity(tx: Transaction, now: Date) {
  const sold = await tx.orderLine.groupBy({
    by: ['productId'],
    where: {
      order: {
        placedAt: { gte: new Date(now.getTime() - DAYS_OF_POPULARITY * DAY) },
        status: { notIn: ['CANCELLED', 'RETURNED'] },
      },
    },
    _sum: { quantity: true },
  });
  for (const { productId, _sum } of sold)
    if (productId)
      await tx.product.update({ where: { id: productId }, data: { popularity: _sum.quantity ?? 0 } });
}
