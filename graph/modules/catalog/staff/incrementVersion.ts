import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Increments the product's version after a change to its photos. */
export function incrementVersion(tx: Transaction, id: string): Promise<Product> {
  return tx.product.update({ where: { id }, data: { version: { increment: 1 } } });
}
