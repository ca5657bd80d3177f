import { allow, isSignedIn } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

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
