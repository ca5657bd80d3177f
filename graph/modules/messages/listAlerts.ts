import { forSale } from '#domain/catalog/catalogTerms.ts';
import type { Alert, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type AlertEntry = Alert & { product: Product; variant: Variant | null };

/**
 * Returns an account's alerts, newest first. Alerts for products that are not for sale are omitted until the products
 * are for sale again.
 */
export function listAlerts(prisma: Pick<Transaction, 'alert'>, userId: string): Promise<AlertEntry[]> {
  return prisma.alert.findMany({
    where: { userId, sentAt: null, product: forSale },
    include: { product: true, variant: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

export function countAlerts(prisma: Pick<Transaction, 'alert'>, productId: string): Promise<number> {
  return prisma.alert.count({ where: { productId, sentAt: null } });
}
