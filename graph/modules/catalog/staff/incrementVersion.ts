import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Increments the product's version after a change of something that belongs to it. */
export function incrementVersion(tx: Transaction, id: string): Promise<Product> {
  return tx.product.update({ where: { id }, data: { version: { increment: 1 } } });
}
