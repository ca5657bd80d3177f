import { asc, createKeyset, desc, instant, integer, text } from '#graph/pagination/keyset.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { AdminProductSort } from '#graph/schema/schema.generated.ts';

const order = (columns: Parameters<typeof createKeyset<Product, Prisma.ProductWhereInput>>[0]) =>
  createKeyset<Product, Prisma.ProductWhereInput>(columns, 'products');

/**
 * Sort orders of the product list. Each uses an index in one direction, so that a late page costs as much as the first.
 */
export const adminProductSorts = {
  NEWEST: order({ createdAt: desc(instant), id: desc(text) }),
  OLDEST: order({ createdAt: asc(instant), id: asc(text) }),
  UPDATED: order({ updatedAt: asc(instant), id: asc(text) }),
  UPDATED_DESC: order({ updatedAt: desc(instant), id: desc(text) }),
  NAME: order({ name: asc(text), id: asc(text) }),
  PRICE_ASC: order({ price: asc(integer), id: asc(text) }),
  PRICE_DESC: order({ price: desc(integer), id: desc(text) }),
  STOCK_ASC: order({ stock: asc(integer), id: asc(text) }),
  STOCK_DESC: order({ stock: desc(integer), id: desc(text) }),
  POPULAR: order({ popularity: desc(integer), id: desc(text) }),
} satisfies Record<AdminProductSort, unknown>;
