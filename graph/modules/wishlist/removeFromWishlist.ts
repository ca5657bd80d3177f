import type { GraphContext } from '../../context.ts';
import type { WishlistInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { listWishlist, type WishlistEntry } from './listWishlist.ts';

/** Takes a piece off the wishlist, also one that is no longer for sale. */
export async function removeFromWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);
  await context.prisma.wishlistItem.deleteMany({ where: { userId, productId } });
  return listWishlist(context.prisma, userId);
}
