import { forSale } from '#domain/catalog/catalogTerms.ts';
import { MAX_WISHES } from '#domain/customers/shopperLists.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShownProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma, type PrismaClient, type WishlistItem } from '#graph/prisma/generated/client.ts';

export type WishlistEntry = Pick<WishlistItem, 'addedAt'> & { product: ShownProduct };

/** Newest first. A piece that is not for sale is left out, and is there again when it is. */
export async function listWishlist(
  context: Pick<GraphContext, 'direct' | 'snapshot'>,
  userId: string,
  take = MAX_WISHES,
): Promise<WishlistEntry[]> {
  const [wishes] = await context.direct.send(wishesOf(userId));
  return toEntries(context, wishes).slice(0, take);
}

export function countWishes(prisma: PrismaClient, userId: string): Promise<number> {
  return prisma.wishlistItem.count({ where: { userId, product: forSale } });
}

export type Wish = Pick<WishlistItem, 'productId' | 'addedAt'>;

/** All that the account wishes for, newest first, whether it is for sale or not. */
export function wishesOf(userId: string): Statement<Wish[]> {
  return rows(Prisma.sql`
    SELECT product_id AS productId, added_at AS addedAt FROM wishlist_items
    WHERE user_id = ${userId} ORDER BY added_at DESC, product_id DESC`);
}

/** Those of the wishes that are for sale. */
export function toEntries(
  { snapshot }: Pick<GraphContext, 'snapshot'>,
  wishes: readonly Wish[],
): WishlistEntry[] {
  return wishes.flatMap(({ productId, addedAt }) => {
    const product = snapshot.product(productId);
    return product ? [{ product, addedAt }] : [];
  });
}
