import { asc, desc, flag, instant, integer, keyset, text } from '#graph/pagination/keyset.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { ProductSort } from '#graph/schema/schema.generated.ts';

/** What of a product decides about its place in a list. */
type ProductSortKeys = Pick<
  Product,
  'id' | 'isFeatured' | 'popularity' | 'price' | 'publishedAt' | 'ratingHundredths'
>;

const order = keyset<ProductSortKeys, Prisma.ProductWhereInput>;

/** Each runs along an index of the products in one direction, so that a deep page costs what the first does. */
export const productSorts = {
  FEATURED: order({ isFeatured: desc(flag), popularity: desc(integer), id: desc(text) }),
  NEWEST: order({ publishedAt: desc(instant.nullable()), id: desc(text) }),
  PRICE_ASC: order({ price: asc(integer), id: asc(text) }),
  PRICE_DESC: order({ price: desc(integer), id: desc(text) }),
  RATING: order({ ratingHundredths: desc(integer), id: desc(text) }),
  POPULAR: order({ popularity: desc(integer), id: desc(text) }),
} satisfies Record<ProductSort, unknown>;

/** Values that decide about the place of a product in a search. */
export type SearchSortKeys = Pick<ProductSortKeys, 'id' | 'isFeatured' | 'popularity'> & { rank: number };

/** The order of a search: by how well products match it, 0 the best, then as the house puts them forward. */
export const searchSort = keyset<SearchSortKeys, unknown>({
  // Cursors of earlier versions name no rank.
  rank: asc(integer.default(0)),
  isFeatured: desc(flag),
  popularity: desc(integer),
  id: desc(text),
});
