import { allow, isSignedIn } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: {
    wishlist: isSignedIn,
    wishlistSharing: isSignedIn,
    recentlyViewed: isSignedIn,
    // Its token is what opens it.
    sharedWishlist: allow,
  },
  Mutation: {
    addToWishlist: isSignedIn,
    removeFromWishlist: isSignedIn,
    shareWishlist: isSignedIn,
    unshareWishlist: isSignedIn,
    recordProductView: isSignedIn,
  },
};
