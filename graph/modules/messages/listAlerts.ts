import { forSale } from '#domain/catalog/catalogTerms.ts';
import type { Alert, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type AlertEntry = Alert & { product: Product; variant: Variant | null };

/** What an account waits for, newest first. A piece that is not for sale is left out, and is there again when it is. */
export function listAlerts(prisma: Pick<Transaction, 'alert'>, userId: string): Promise<AlertEntry[]> {
  return prisma.alert.findMany({
    where: { userId, sentAt: null, product: forSale },
    include: { product: true, variant: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** How many wait for a mail about the piece. */
export function countWaiting(prisma: Pick<Transaction, 'alert'>, productId: string): Promise<number> {
  return prisma.alert.count({ where: { productId, sentAt: null } });
}
