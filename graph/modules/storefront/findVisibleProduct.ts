import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProductWithParts } from './snapshot/shopProduct.ts';

/** Returns the product if the viewer can see it. Everyone can see products for sale; staff can see all products. */
export async function findVisibleProduct(
  { prisma, viewer, snapshot }: GraphContext,
  id: string | null,
): Promise<ProductWithParts | null> {
  if (id === null) return null;
  const forSale = snapshot.getProduct(id);
  if (forSale) return forSale;
  return viewer && viewerHasPermission(viewer, 'readCatalog')
    ? prisma.product.findUnique({ where: { id } })
    : null;
}
