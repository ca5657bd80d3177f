import { MAX_MEMBERS } from '#domain/content/collectionSchema.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { PrismaClient, Product } from '#graph/prisma/generated/client.ts';

/** Returns the products added by hand, with any status, in their chosen sequence and then by popularity. */
export async function readCollectionMembers(
  prisma: Pick<PrismaClient, 'product'>,
  { id, memberIds }: ShopCollection,
): Promise<Product[]> {
  const products = await prisma.product.findMany({
    where: { OR: [{ id: { in: [...memberIds] } }, { collectionId: id }] },
    orderBy: [{ popularity: 'desc' }, { id: 'desc' }],
    take: MAX_MEMBERS,
  });
  const positionById = new Map(memberIds.map((productId, position) => [productId, position]));
  const getPosition = (product: Product) => positionById.get(product.id) ?? memberIds.length;
  return products.toSorted((a, b) => getPosition(a) - getPosition(b));
}
