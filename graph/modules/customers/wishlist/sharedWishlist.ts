import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import { listWishlist } from './listWishlist.ts';

export interface OpenWishlist {
  ownerName: string;
  products: Product[];
}

/** The wishlist that the token opens, or null. A blocked account shows nothing. */
export async function sharedWishlist(
  { prisma }: GraphContext,
  { token }: { token: string },
): Promise<OpenWishlist | null> {
  const owner = await prisma.user.findUnique({
    where: { wishlistToken: token, status: 'ACTIVE', anonymisedAt: null },
    select: { id: true, name: true },
  });
  if (!owner) return null;
  const wishes = await listWishlist(prisma, owner.id);
  return { ownerName: takeFirstName(owner.name), products: wishes.map(({ product }) => product) };
}

function takeFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}
