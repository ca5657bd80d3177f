import type { GraphContext } from '#graph/context.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { YES } from '../snapshot/productSets.ts';
import { having } from '../snapshot/selectProducts.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';

/** The most sold of the products that the house puts forward, or of those that can be had. */
export function mostPopular(
  { snapshot }: GraphContext,
  among: 'isFeatured' | 'inStock',
  count: number,
): ShopProduct[] {
  const { catalog } = snapshot;
  if (among === 'inStock') snapshot.noteAvailability();
  return snapshot.shown(takeInOrder(catalog, 'POPULAR', { set: having(catalog, among, [YES]), count }));
}
