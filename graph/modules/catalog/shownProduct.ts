import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';

/** The product if the viewer may see it: anyone while it is for sale, staff always. Prisma reads a list's together. */
export async function shownProduct(
  { prisma, viewer }: GraphContext,
  id: string | null,
): Promise<Product | null> {
  if (id === null) return null;
  const product = await prisma.product.findUnique({ where: { id } });
  const shown = product?.status === 'ACTIVE' || (viewer && viewerMay(viewer, 'enterAdmin'));
  return shown ? product : null;
}
