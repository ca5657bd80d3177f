import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Sets the stock of each variant of a product, all at the store's first location. */
export async function setLevel(prisma: PrismaClient, productId: string, stock: number): Promise<void> {
  await setLevels(prisma, productId, { [MAIN_LOCATION_ID]: stock });
}

/** Sets the stock level of each variant at the given locations, and removes it elsewhere. */
export async function setLevels(
  prisma: PrismaClient,
  productId: string,
  quantitiesByLocation: Record<string, number>,
): Promise<void> {
  const variants = await prisma.variant.findMany({ where: { productId }, select: { id: true } });
  const servingLocations = await prisma.location.findMany({ where: { isActive: true, servesOrders: true } });
  const stock = servingLocations.reduce((sum, { id }) => sum + (quantitiesByLocation[id] ?? 0), 0);
  await prisma.stockLevel.deleteMany({ where: { variant: { productId } } });
  await prisma.stockLevel.createMany({
    data: variants.flatMap(({ id: variantId }) =>
      Object.entries(quantitiesByLocation).map(([locationId, quantity]) => ({
        variantId,
        locationId,
        quantity,
      })),
    ),
  });
  await prisma.variant.updateMany({ where: { productId }, data: { stock } });
  await prisma.product.update({ where: { id: productId }, data: { stock: stock * variants.length } });
}

/** Returns the stock of a product by location. */
export async function readLevels(prisma: PrismaClient, productId: string): Promise<Record<string, number>> {
  const levels = await prisma.stockLevel.groupBy({
    by: ['locationId'],
    where: { variant: { productId } },
    _sum: { quantity: true },
  });
  return Object.fromEntries(levels.map(({ locationId, _sum }) => [locationId, _sum.quantity ?? 0]));
}
