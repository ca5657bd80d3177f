import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShownProduct } from './snapshot/shopProduct.ts';

/** The product if the viewer may see it: anyone while it is for sale, staff always. */
export async function shownProduct(
  { prisma, viewer, snapshot }: GraphContext,
  id: string | null,
): Promise<ShownProduct | null> {
  if (id === null) return null;
  const forSale = snapshot.product(id);
  if (forSale) return forSale;
  return viewer && viewerMay(viewer, 'readCatalog') ? prisma.product.findUnique({ where: { id } }) : null;
}
