export const CATEGORIES = ['GOLD', 'SILVER', 'DIAMOND'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRODUCT_TYPES = ['RINGS', 'NECKLACES', 'EARRINGS'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const SORTS = ['FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR'] as const;
export type Sort = (typeof SORTS)[number];

/** Filter for products that everyone can see and buy. */
export const forSale = { status: 'ACTIVE' } as const;
