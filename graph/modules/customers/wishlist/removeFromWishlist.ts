import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { WishlistInput } from '#graph/schema/schema.generated.ts';
import { toEntries, type WishlistEntry, wishesOf } from './listWishlist.ts';

/** Takes a piece off the wishlist, also one that is no longer for sale. */
export async function removeFromWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);
  const [, wishes] = await context.direct.send(
    write(Prisma.sql`DELETE FROM wishlist_items WHERE user_id = ${userId} AND product_id = ${productId}`),
    wishesOf(userId),
  );
  return toEntries(context, wishes);
}
