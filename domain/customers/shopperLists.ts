/** Largest number of active products on a wishlist. */
export const MAX_WISHLIST_PRODUCTS = 200;

/** Number of products kept as recently viewed. */
export const MAX_RECENTLY_VIEWED = 20;
