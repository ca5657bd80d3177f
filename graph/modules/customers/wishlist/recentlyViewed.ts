import { forSale } from '#domain/catalog/catalogTerms.ts';
import { MAX_RECENTLY_VIEWED } from '#domain/customers/shopperLists.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireProductForSale } from '#graph/modules/catalog/requireProductForSale.ts';
import type { Product, RecentlyViewedItem } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RecordProductViewInput } from '#graph/schema/schema.generated.ts';

export type RecentlyViewedEntry = RecentlyViewedItem & { product: Product };

/** Returns recently viewed products that are still for sale, newest first. */
export function listRecentlyViewed(
  prisma: Transaction,
  userId: string,
  take = MAX_RECENTLY_VIEWED,
): Promise<RecentlyViewedEntry[]> {
  return prisma.recentlyViewedItem.findMany({
    where: { userId, product: forSale },
    orderBy: [{ viewedAt: 'desc' }, { productId: 'desc' }],
    take,
    include: { product: true },
  });
}

/**
 * Moves a product to the front of the recently viewed products. Only the account's owner sees the list, so the list
 * does not require consent to activity tracking.
 */
export async function recordProductView(
  context: GraphContext,
  { productId }: RecordProductViewInput,
): Promise<RecentlyViewedEntry[]> {
  const { id: userId } = requireViewer(context);
  const viewedAt = context.now;

  return withAccount(context, userId, async (work) => {
    await requireProductForSale(work.db, productId);
    await work.db.recentlyViewedItem.upsert({
      where: { userId_productId: { userId, productId } },
      create: { userId, productId, viewedAt },
      update: { viewedAt },
    });
    await removeOlderItems(work.db, userId);
    return listRecentlyViewed(work.db, userId);
  });
}

async function removeOlderItems(tx: Transaction, userId: string): Promise<void> {
  const olderItems = await tx.recentlyViewedItem.findMany({
    where: { userId },
    orderBy: [{ viewedAt: 'desc' }, { productId: 'desc' }],
    skip: MAX_RECENTLY_VIEWED,
    select: { productId: true },
  });
  if (olderItems.length === 0) return;
  await tx.recentlyViewedItem.deleteMany({
    where: { userId, productId: { in: olderItems.map(({ productId }) => productId) } },
  });
}
