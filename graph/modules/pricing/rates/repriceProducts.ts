import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { PRICING_COLUMNS, type ProductToPrice } from '../computeNewPrices.ts';
import { readRatesInForce } from '../readRatesInForce.ts';
import { writePrices } from '../writePrices.ts';

const BATCH_SIZE = 100;

const toPrice = { status: { not: 'ARCHIVED' } } as const satisfies Prisma.ProductWhereInput;

export const repriceAllProducts: JobFunction<{ rateId?: string }> = async (
  services,
  _job,
  reportProgress,
) => ({
  changed: await repriceProducts(services, reportProgress),
});

/**
 * Prices every unarchived product at the rates in force, in short transactions. Returns the number of products
 * changed.
 */
export async function repriceProducts(
  { prisma, work: doWork, now }: Pick<JobServices, 'prisma' | 'work' | 'now'>,
  reportProgress: (doneCount: number, total: number) => Promise<void> = async () => {},
): Promise<number> {
  const [rates, total] = await Promise.all([
    readRatesInForce(prisma, now),
    prisma.product.count({ where: toPrice }),
  ]);
  let changedCount = 0;
  let doneCount = 0;
  for (
    let ids = await readIdsAfter(prisma, '');
    ids.length > 0;
    ids = await readIdsAfter(prisma, ids.at(-1) ?? '')
  ) {
    changedCount += await doWork(async (work) =>
      writePrices(work, await lockProducts(work.db, ids), { rates, now }),
    );
    doneCount += ids.length;
    await reportProgress(doneCount, Math.max(doneCount, total));
  }
  return changedCount;
}

async function readIdsAfter(prisma: PrismaClient, id: string): Promise<string[]> {
  const products = await prisma.product.findMany({
    where: { ...toPrice, id: { gt: id } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: BATCH_SIZE,
  });
  return products.map((product) => product.id);
}

/**
 * Locks variants before their products, in the same order as checkout. Rows read afterwards include the last committed
 * change.
 */
async function lockProducts(tx: Transaction, ids: string[]): Promise<ProductToPrice[]> {
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  return tx.product.findMany({ where: { ...toPrice, id: { in: ids } }, select: PRICING_COLUMNS });
}
