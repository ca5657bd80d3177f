import { randomBytes } from 'node:crypto';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';

/** What opens the wishlist to others; null while it is not shared. */
export interface WishlistSharing {
  token: string | null;
}

export async function wishlistSharing(context: GraphContext): Promise<WishlistSharing> {
  const { wishlistToken: token } = await context.prisma.user.findUniqueOrThrow({
    where: { id: requireViewer(context).id },
    select: { wishlistToken: true },
  });
  return { token };
}

/** Opens the viewer's wishlist to whoever has its token; one that is open keeps its token, also when asked twice at once. */
export async function shareWishlist(context: GraphContext): Promise<WishlistSharing> {
  const { id } = requireViewer(context);
  await context.prisma.user.updateMany({
    where: { id, wishlistToken: null },
    data: { wishlistToken: randomBytes(24).toString('hex') },
  });
  return wishlistSharing(context);
}

/** Closes the viewer's wishlist to others. The token is gone for good. */
export async function unshareWishlist(context: GraphContext): Promise<WishlistSharing> {
  const { id } = requireViewer(context);
  await context.prisma.user.updateMany({ where: { id }, data: { wishlistToken: null } });
  return { token: null };
}
