import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Counts a change of what belongs to a product as one of the product. */
export function newVersion(tx: Transaction, id: string): Promise<Product> {
  return tx.product.update({ where: { id }, data: { version: { increment: 1 } } });
}
