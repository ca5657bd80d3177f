import { forSale } from '#domain/catalog/catalogTerms.ts';
import { MAX_WISHES } from '#domain/customers/shopperLists.ts';
import type { Product, WishlistItem } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type WishlistEntry = WishlistItem & { product: Product };

/** Newest first. A piece that is not for sale is left out, and is there again when it is. */
export function listWishlist(
  prisma: Transaction,
  userId: string,
  take = MAX_WISHES,
): Promise<WishlistEntry[]> {
  return prisma.wishlistItem.findMany({
    where: shownWishes(userId),
    orderBy: [{ addedAt: 'desc' }, { productId: 'desc' }],
    take,
    include: { product: true },
  });
}

export function countWishes(prisma: Transaction, userId: string): Promise<number> {
  return prisma.wishlistItem.count({ where: shownWishes(userId) });
}

function shownWishes(userId: string) {
  return { userId, product: forSale };
}
