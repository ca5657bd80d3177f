/** How many pieces for sale a wishlist holds. */
export const MAX_WISHES = 200;

/** How many pieces are kept as recently viewed. */
export const RECENTLY_VIEWED_KEPT = 20;
