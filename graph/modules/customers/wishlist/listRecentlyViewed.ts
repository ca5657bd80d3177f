import { forSale } from '#domain/catalog/catalogTerms.ts';
import { RECENTLY_VIEWED_KEPT } from '#domain/customers/shopperLists.ts';
import type { Product, RecentlyViewedItem } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type RecentlyViewedEntry = RecentlyViewedItem & { product: Product };

/** Newest first, without pieces that are no longer for sale. */
export function listRecentlyViewed(
  prisma: Transaction,
  userId: string,
  take = RECENTLY_VIEWED_KEPT,
): Promise<RecentlyViewedEntry[]> {
  return prisma.recentlyViewedItem.findMany({
    where: { userId, product: forSale },
    orderBy: [{ viewedAt: 'desc' }, { productId: 'desc' }],
    take,
    include: { product: true },
  });
}
