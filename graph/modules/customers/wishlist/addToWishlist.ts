import { MAX_WISHES } from '#domain/customers/shopperLists.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { lockAccount } from '#graph/access/lockAccount.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireForSale } from '#graph/modules/catalog/requireForSale.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { WishlistInput } from '#graph/schema/schema.generated.ts';
import { countWishes, listWishlist, type WishlistEntry } from './listWishlist.ts';

/** Puts a piece on the wishlist; one that is there already stays where it is. */
export async function addToWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);

  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, userId);
    await requireForSale(tx, productId);
    const key = { userId, productId };
    if (!(await tx.wishlistItem.findUnique({ where: { userId_productId: key } }))) {
      if ((await countWishes(tx, userId)) >= MAX_WISHES) throw full();
      await tx.wishlistItem.create({ data: { ...key, addedAt: context.now } });
    }
    return listWishlist(tx, userId);
  });
}

function full() {
  return new DomainError('WISHLIST_FULL', { most: MAX_WISHES }, 'productId');
}
