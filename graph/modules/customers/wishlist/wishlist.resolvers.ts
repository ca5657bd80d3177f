import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listRecentlyViewed, recordProductView } from './recentlyViewed.ts';
import { addToWishlist, listWishlist, removeFromWishlist, type WishlistEntry } from './wishlist.ts';
import { findSharedWishlist, shareWishlist, unshareWishlist, wishlistSharing } from './wishlistSharing.ts';

export const resolvers: Resolvers = {
  Query: {
    wishlist: (_parent, _args, context) => listWishlist(context, requireViewer(context).id),
    wishlistSharing: (_parent, _args, context) => wishlistSharing(context),
    sharedWishlist: (_parent, args, context) => findSharedWishlist(context, args),
    recentlyViewed: (_parent, _args, context) =>
      listRecentlyViewed(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    addToWishlist: (_parent, { input }, context) => withWishlistErrors(() => addToWishlist(context, input)),
    removeFromWishlist: (_parent, { input }, context) =>
      withWishlistErrors(() => removeFromWishlist(context, input)),
    shareWishlist: (_parent, _args, context) => withUserErrors(() => shareWishlist(context)),
    unshareWishlist: (_parent, _args, context) => withUserErrors(() => unshareWishlist(context)),
    recordProductView: (_parent, { input }, context) =>
      withUserErrors('recentlyViewed', () => recordProductView(context, input)),
  },
};

function withWishlistErrors(change: () => Promise<WishlistEntry[]>) {
  return withUserErrors('wishlist', change);
}
