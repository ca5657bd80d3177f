import { PRICING_COLUMNS, type ProductToPrice } from '#graph/modules/pricing/computeNewPrices.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Locks products until the transaction ends. Locks variants before products, as order placement does. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<ProductToPrice[]> {
  if (ids.length === 0) return [];
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  return tx.product.findMany({ where: { id: { in: [...ids] } }, select: PRICING_COLUMNS });
}
