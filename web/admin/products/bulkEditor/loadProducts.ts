import type { ApolloClient } from '@apollo/client';
import type { AdminProductFilter, AdminProductSort } from '#web/graphql/types.generated.ts';
import {
  type SheetProductFragment,
  SheetProductsDocument,
  type SheetStockFragment,
  SheetStockItemsDocument,
} from './Sheet.generated.ts';
import type { SheetPiece, SizeStock } from './sheetPieces.ts';

/** So many products stand in a sheet at most. */
export const MOST_PIECES = 500;
/** So many are read at once: what is asked for of each adds up. */
const AT_ONCE = 50;

/** Which products the sheet is of: those that are chosen, or else what the list shows. */
export interface SheetChoice {
  ids: readonly string[] | null;
  filter: AdminProductFilter;
  sort: AdminProductSort;
}

export interface SheetRead {
  pieces: readonly SheetPiece[];
  /** How many match in all. */
  totalCount: number;
}

/** The products of a sheet with the stock of their sizes, some at a time; `tell` hears how many are read. */
export async function readSheet(
  client: ApolloClient,
  { ids, filter, sort }: SheetChoice,
  tell: (read: number) => void = () => {},
): Promise<SheetRead> {
  const pieces: SheetPiece[] = [];
  let totalCount = ids?.length ?? 0;
  for (const some of ids ? parts(ids) : [null]) {
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: SheetProductsDocument,
        variables: { filter: some ? { ids: some } : filter, sort, first: AT_ONCE, after },
        fetchPolicy: 'no-cache',
      });
      const page = data?.adminProducts;
      if (!page) throw new Error('The products were not answered.');
      pieces.push(
        ...(await withStock(
          client,
          page.edges.map(({ node }) => node),
        )),
      );
      if (!ids) totalCount = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      tell(pieces.length);
    } while (after && pieces.length < MOST_PIECES);
  }
  return { pieces: pieces.slice(0, MOST_PIECES), totalCount };
}

function parts(ids: readonly string[]): string[][] {
  const few = ids.slice(0, MOST_PIECES);
  return Array.from({ length: Math.ceil(few.length / AT_ONCE) }, (_none, part) =>
    few.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

async function withStock(
  client: ApolloClient,
  products: readonly SheetProductFragment[],
): Promise<SheetPiece[]> {
  const found = new Map<string, SizeStock>();
  let after: string | null | undefined;
  if (products.length > 0)
    do {
      const { data } = await client.query({
        query: SheetStockItemsDocument,
        variables: { productIds: products.map(({ id }) => id), after },
        fetchPolicy: 'no-cache',
      });
      for (const { node } of data?.stockItems.edges ?? []) found.set(node.id, toStock(node));
      const { hasNextPage, endCursor } = data?.stockItems.pageInfo ?? { hasNextPage: false };
      after = hasNextPage ? endCursor : null;
    } while (after);
  return products.map((product) => ({ product, stock: stockOf(product, found) }));
}

function stockOf({ variants }: SheetProductFragment, found: ReadonlyMap<string, SizeStock>) {
  return Object.fromEntries(
    variants.flatMap(({ id }) => {
      const stock = found.get(id);
      return stock ? [[id, stock]] : [];
    }),
  );
}

export function toStock({ lowStock, lowAt, levels }: SheetStockFragment): SizeStock {
  return {
    lowStock,
    lowAt,
    levels: Object.fromEntries(levels.map(({ location, quantity }) => [location.id, quantity])),
  };
}
