export const CATEGORIES = ['GOLD', 'SILVER', 'DIAMOND'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PIECE_TYPES = ['RINGS', 'NECKLACES', 'EARRINGS'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

export const SORTS = ['FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR'] as const;
export type Sort = (typeof SORTS)[number];

/** A product that anyone may see and buy. */
export const forSale = { status: 'ACTIVE' } as const;
