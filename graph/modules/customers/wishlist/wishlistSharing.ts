import { randomBytes } from 'node:crypto';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProductWithParts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { listWishlist } from './wishlist.ts';

/** Token that opens the wishlist to others. Null while it is not shared. */
interface WishlistSharing {
  token: string | null;
}

export async function wishlistSharing(context: GraphContext): Promise<WishlistSharing> {
  const { wishlistToken: token } = await context.prisma.user.findUniqueOrThrow({
    where: { id: requireViewer(context).id },
    select: { wishlistToken: true },
  });
  return { token };
}

/**
 * Shares the viewer's wishlist with everyone who has its token. A shared wishlist keeps its token, even after
 * concurrent calls.
 */
export async function shareWishlist(context: GraphContext): Promise<WishlistSharing> {
  const { id } = requireViewer(context);
  await context.prisma.user.updateMany({
    where: { id, wishlistToken: null },
    data: { wishlistToken: randomBytes(24).toString('hex') },
  });
  return wishlistSharing(context);
}

/** Stops sharing the viewer's wishlist. The token never works again. */
export async function unshareWishlist(context: GraphContext): Promise<WishlistSharing> {
  const { id } = requireViewer(context);
  await context.prisma.user.updateMany({ where: { id }, data: { wishlistToken: null } });
  return { token: null };
}

export interface SharedWishlistRow {
  ownerName: string;
  products: ProductWithParts[];
}

/** Returns the wishlist of a token. Null if the token is unknown or the account is blocked. */
export async function findSharedWishlist(
  context: GraphContext,
  { token }: { token: string },
): Promise<SharedWishlistRow | null> {
  const owner = await context.prisma.user.findUnique({
    where: { wishlistToken: token, status: 'ACTIVE', anonymisedAt: null },
    select: { id: true, name: true },
  });
  if (!owner) return null;
  const entries = await listWishlist(context, owner.id);
  return { ownerName: getFirstName(owner.name), products: entries.map(({ product }) => product) };
}

function getFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}
