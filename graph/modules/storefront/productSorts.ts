import { asc, createKeyset, desc, flag, instant, integer, text } from '#graph/pagination/keyset.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { ProductSort } from '#graph/schema/schema.generated.ts';

/** Product fields that determine a product's position in a list. */
type ProductSortKeys = Pick<
  Product,
  'id' | 'isFeatured' | 'popularity' | 'price' | 'publishedAt' | 'ratingHundredths'
>;

const order = createKeyset<ProductSortKeys, Prisma.ProductWhereInput>;

/** Each sort reads an index of the products in one direction, so that a deep page costs as much as the first. */
export const productSorts = {
  FEATURED: order({ isFeatured: desc(flag), popularity: desc(integer), id: desc(text) }),
  NEWEST: order({ publishedAt: desc(instant.nullable()), id: desc(text) }),
  PRICE_ASC: order({ price: asc(integer), id: asc(text) }),
  PRICE_DESC: order({ price: desc(integer), id: desc(text) }),
  RATING: order({ ratingHundredths: desc(integer), id: desc(text) }),
  POPULAR: order({ popularity: desc(integer), id: desc(text) }),
} satisfies Record<ProductSort, unknown>;

/** Values that determine a product's position in the results of a search. */
export type SearchSortKeys = Pick<ProductSortKeys, 'id' | 'isFeatured' | 'popularity'> & { rank: number };

/** Sort order of a search: by match rank, 0 being the best, then by the store's own order. */
export const searchSort = createKeyset<SearchSortKeys, unknown>({
  // Cursors of earlier versions contain no rank.
  rank: asc(integer.default(0)),
  isFeatured: desc(flag),
  popularity: desc(integer),
  id: desc(text),
});
