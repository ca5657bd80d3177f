import type { ApolloClient } from '@apollo/client';
import type { AdminProductFilter, AdminProductSort } from '#web/graphql/types.generated.ts';
import type { ProductWithStock, VariantStock } from './gridRows.ts';
import {
  type SheetProductFragment,
  SheetProductsDocument,
  type SheetStockFragment,
  SheetStockItemsDocument,
} from './Sheet.generated.ts';

/** Maximum number of products that the bulk editor loads. */
export const MAX_PRODUCTS = 500;
/** Number of products per request, limited by the query's cost. */
const BATCH_SIZE = 50;

/** Products to edit: the selected products, or else all products that match the list filter. */
export interface ProductSelection {
  ids: readonly string[] | null;
  filter: AdminProductFilter;
  sort: AdminProductSort;
}

export interface BulkEditorData {
  loadedProducts: readonly ProductWithStock[];
  /** Number of matching products. */
  totalCount: number;
}

/**
 * Loads the products with the stock of their variants in batches. Calls `onProgress` with the number loaded so far.
 */
export async function loadProducts(
  client: ApolloClient,
  { ids, filter, sort }: ProductSelection,
  onProgress: (loadedCount: number) => void = () => {},
): Promise<BulkEditorData> {
  const loadedProducts: ProductWithStock[] = [];
  let totalCount = ids?.length ?? 0;
  for (const batch of ids ? splitIntoBatches(ids) : [null]) {
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: SheetProductsDocument,
        variables: { filter: batch ? { ids: batch } : filter, sort, first: BATCH_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      const page = data?.adminProducts;
      if (!page) throw new Error('The products could not be loaded.');
      loadedProducts.push(
        ...(await addStock(
          client,
          page.edges.map(({ node }) => node),
        )),
      );
      if (!ids) totalCount = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      onProgress(loadedProducts.length);
    } while (after && loadedProducts.length < MAX_PRODUCTS);
  }
  return { loadedProducts: loadedProducts.slice(0, MAX_PRODUCTS), totalCount };
}

function splitIntoBatches(ids: readonly string[]): string[][] {
  const limitedIds = ids.slice(0, MAX_PRODUCTS);
  return Array.from({ length: Math.ceil(limitedIds.length / BATCH_SIZE) }, (_, batchIndex) =>
    limitedIds.slice(batchIndex * BATCH_SIZE, (batchIndex + 1) * BATCH_SIZE),
  );
}

async function addStock(
  client: ApolloClient,
  products: readonly SheetProductFragment[],
): Promise<ProductWithStock[]> {
  const stockByVariant = new Map<string, VariantStock>();
  let after: string | null | undefined;
  if (products.length > 0)
    do {
      const { data } = await client.query({
        query: SheetStockItemsDocument,
        variables: { productIds: products.map(({ id }) => id), after },
        fetchPolicy: 'no-cache',
      });
      for (const { node } of data?.stockItems.edges ?? []) stockByVariant.set(node.id, toStock(node));
      const { hasNextPage, endCursor } = data?.stockItems.pageInfo ?? { hasNextPage: false };
      after = hasNextPage ? endCursor : null;
    } while (after);
  return products.map((product) => ({ product, stock: selectStock(product, stockByVariant) }));
}

function selectStock({ variants }: SheetProductFragment, stockByVariant: ReadonlyMap<string, VariantStock>) {
  return Object.fromEntries(
    variants.flatMap(({ id }) => {
      const stock = stockByVariant.get(id);
      return stock ? [[id, stock]] : [];
    }),
  );
}

export function toStock({ lowStock, lowStockThreshold, levels }: SheetStockFragment): VariantStock {
  return {
    lowStock,
    lowStockLimit: lowStockThreshold,
    levels: Object.fromEntries(levels.map(({ location, quantity }) => [location.id, quantity])),
  };
}
