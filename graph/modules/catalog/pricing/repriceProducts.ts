import type { PrismaClient } from '../../../prisma/generated/client.ts';
import { inTransaction } from '../../../prisma/transaction.ts';
import { priceProduct } from './priceProduct.ts';
import { ratesInForce } from './ratesInForce.ts';

const BATCH = 50;

/** Prices every product that is not archived at the rates in force, in short transactions; answers how many changed. */
export async function repriceProducts(prisma: PrismaClient, now: Date): Promise<number> {
  const rates = await ratesInForce(prisma, now);
  let changed = 0;
  for (let last = ''; ; ) {
    const batch = await inTransaction(prisma, async (tx) => {
      const products = await tx.product.findMany({
        where: { id: { gt: last }, status: { not: 'ARCHIVED' } },
        include: { variants: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      let changes = 0;
      for (const product of products) if (await priceProduct(tx, product, { rates, now })) changes += 1;
      return { changes, lastId: products.at(-1)?.id };
    });
    changed += batch.changes;
    if (batch.lastId === undefined) return changed;
    last = batch.lastId;
  }
}
