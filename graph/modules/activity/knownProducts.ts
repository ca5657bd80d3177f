import type { Transaction } from '#graph/prisma/transaction.ts';

/** Those of the ids that are a product's. */
export async function knownProducts(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const products = await tx.product.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set(products.map(({ id }) => id));
}
