import { asc, createKeyset, integer, text } from '#graph/pagination/keyset.ts';
import { type PageArgs, toPage, toRange } from '#graph/pagination/page.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';
import type { ProductPage } from './listProducts.ts';

/** A product with its position in a collection. */
type PositionedProduct = ShopProduct & { place: number };

const placeOrder = createKeyset<PositionedProduct, unknown>({ place: asc(integer), id: asc(text) });

/**
 * Returns a page of a collection's products. The page continues after the cursor's product, even if that product has
 * moved.
 */
export function listCollectionProducts(
  snapshot: SnapshotReader,
  collection: ShopCollection,
  args: PageArgs,
): ProductPage {
  const products = snapshot.getOrderedProducts(collection);
  const { first, skip } = toRange(args);
  const startIndex = args.after == null ? skip : findIndexAfter(products, args.after);
  const rows = products
    .slice(startIndex, startIndex + first + 1)
    .map((product, index): PositionedProduct => ({ ...product, place: startIndex + index }));
  snapshot.recordProducts(rows);
  const page = toPage(rows, args, { order: placeOrder, count: () => products.length });
  return { ...page, correctedSearch: null, notCarried: null };
}

function findIndexAfter(products: readonly ShopProduct[], cursor: string): number {
  const { place, id } = placeOrder.read(cursor) as Pick<PositionedProduct, 'place' | 'id'>;
  const index = products.findIndex((product) => product.id === id);
  return index === -1 ? place : index + 1;
}
