import { RECENTLY_VIEWED_KEPT } from '#domain/customers/shopperLists.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireForSale } from '#graph/modules/catalog/requireForSale.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RecordProductViewInput } from '#graph/schema/schema.generated.ts';
import { listRecentlyViewed, type RecentlyViewedEntry } from './listRecentlyViewed.ts';

/**
 * Moves a piece to the front of the recently viewed ones. That list is a feature which a shopper gets by signing in,
 * shown to nobody else: it does not hang on the consent to activity tracking.
 */
export async function recordProductView(
  context: GraphContext,
  { productId }: RecordProductViewInput,
): Promise<RecentlyViewedEntry[]> {
  const { id: userId } = requireViewer(context);
  const viewedAt = context.now;

  return withAccount(context, userId, async (work) => {
    await requireForSale(work.db, productId);
    await work.db.recentlyViewedItem.upsert({
      where: { userId_productId: { userId, productId } },
      create: { userId, productId, viewedAt },
      update: { viewedAt },
    });
    await removeOlder(work.db, userId);
    return listRecentlyViewed(work.db, userId);
  });
}

async function removeOlder(tx: Transaction, userId: string): Promise<void> {
  const older = await tx.recentlyViewedItem.findMany({
    where: { userId },
    orderBy: [{ viewedAt: 'desc' }, { productId: 'desc' }],
    skip: RECENTLY_VIEWED_KEPT,
    select: { productId: true },
  });
  if (older.length === 0) return;
  await tx.recentlyViewedItem.deleteMany({
    where: { userId, productId: { in: older.map(({ productId }) => productId) } },
  });
}
