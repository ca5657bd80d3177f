import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { WishlistInput } from '#graph/schema/schema.generated.ts';
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
