import type { GraphContext } from '#graph/context.ts';
import type { ShownProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { listWishlist } from './listWishlist.ts';

export interface OpenWishlist {
  ownerName: string;
  products: ShownProduct[];
}

/** The wishlist that the token opens, or null. A blocked account shows nothing. */
export async function sharedWishlist(
  context: GraphContext,
  { token }: { token: string },
): Promise<OpenWishlist | null> {
  const owner = await context.prisma.user.findUnique({
    where: { wishlistToken: token, status: 'ACTIVE', anonymisedAt: null },
    select: { id: true, name: true },
  });
  if (!owner) return null;
  const wishes = await listWishlist(context, owner.id);
  return { ownerName: takeFirstName(owner.name), products: wishes.map(({ product }) => product) };
}

function takeFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}
