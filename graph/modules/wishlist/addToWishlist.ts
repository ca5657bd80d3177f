import { DomainError } from '#domain/errors.ts';
import { saying } from '#domain/sayings.ts';
import { MOST_WISHES } from '#domain/shopperLists.ts';
import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { WishlistInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { lockAccount } from '../shopper/lockAccount.ts';
import { requireForSale } from '../shopper/requireForSale.ts';
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
      if ((await countWishes(tx, userId)) >= MOST_WISHES) throw full();
      await tx.wishlistItem.create({ data: { ...key, addedAt: context.now } });
    }
    return listWishlist(tx, userId);
  });
}

function full() {
  return new DomainError('TOO_MANY', saying('wishlistFull', { most: MOST_WISHES }), 'productId');
}
