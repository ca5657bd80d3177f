import type { GraphContext } from '#graph/context.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { having } from '../snapshot/selectProducts.ts';
import type { ProductFacts, ShopProduct } from '../snapshot/shopProduct.ts';

/** As many as a page has room to link. */
const MAX_TWINS = 12;

/** The pieces for sale that share a piece's design, itself included, ordered by SKU. Empty if it has none. */
export function findTwins({ snapshot }: GraphContext, { design }: ProductFacts): ShopProduct[] {
  if (design === null) return [];
  const set = having(snapshot.catalog, 'design', [design]);
  const twins = takeInOrder(snapshot.catalog, 'FEATURED', { set, count: MAX_TWINS });
  return snapshot.shown(twins.sort((one, other) => (one.sku < other.sku ? -1 : 1)));
}
