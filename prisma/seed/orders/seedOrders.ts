import type { Transaction } from '#graph/prisma/transaction.ts';
import { createRandom } from '../random.ts';
import { runInSeedTransaction, type SeedContext } from '../seedTransaction.ts';
import { DAY } from '../time.ts';
import { createCouponPicker } from './orderCoupons.ts';
import { findPeople } from './orderCustomers.ts';
import { findShop } from './orderLines.ts';
import { createOrderPlans } from './orderPlans.ts';
import { createOrderRow } from './orderRow.ts';
import { writeOrders } from './writeOrders.ts';
import { writeReturns } from './writeReturns.ts';

const POPULARITY_DAYS = 90;

/** Adds six months of orders in all statuses, with payments and stock moves, unless there are orders already. */
export async function seedOrders(seedContext: SeedContext, now: Date): Promise<number> {
  const { prisma } = seedContext;
  if ((await prisma.order.count()) > 0) return 0;
  const rowContext = {
    shop: await findShop(prisma),
    people: await findPeople(prisma),
    grantCoupon: createCouponPicker(await prisma.coupon.findMany({ orderBy: { code: 'asc' } })),
    now,
  };
  const random = createRandom(2026);
  const rows = createOrderPlans(now, random).map((plan) => createOrderRow(plan, rowContext, random));

  await runInSeedTransaction(seedContext, async (work) => {
    await writeOrders(work.db, rows);
    await writeReturns(work.db, now);
    await updatePopularity(work.db, now);
  });
  return rows.length;
}

async function updatePopularity(tx: Transaction, now: Date) {
  const soldQuantities = await tx.orderLine.groupBy({
    by: ['productId'],
    where: {
      order: {
        placedAt: { gte: new Date(now.getTime() - POPULARITY_DAYS * DAY) },
        status: { notIn: ['CANCELLED', 'RETURNED'] },
      },
    },
    _sum: { quantity: true },
  });
  for (const { productId, _sum } of soldQuantities)
    if (productId)
      await tx.product.update({ where: { id: productId }, data: { popularity: _sum.quantity ?? 0 } });
}
