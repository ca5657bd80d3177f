import { type ProductToPrice, TO_PRICE } from '#graph/modules/pricing/newPrices.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Products that nobody else changes until the transaction ends. Variants before products, as an order takes them. */
export async function holdProducts(tx: Transaction, ids: readonly string[]): Promise<ProductToPrice[]> {
  if (ids.length === 0) return [];
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  return tx.product.findMany({ where: { id: { in: [...ids] } }, select: TO_PRICE });
}
