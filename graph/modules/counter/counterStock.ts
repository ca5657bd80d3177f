import type { GraphContext } from '#graph/context.ts';
import { findSaleLocation } from '#graph/modules/checkout/findSaleLocation.ts';
import type { CounterStock } from '#graph/schema/schema.generated.ts';

/** Maximum number of variants in one call. */
export const MAX_VARIANTS = 200;

interface CounterStockQuery {
  variantIds: readonly string[];
  locationId?: string | null | undefined;
}

/** Returns each variant's stock at the location of the sale and at other locations that serve orders. */
export async function counterStock(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { variantIds, locationId = null }: CounterStockQuery,
): Promise<CounterStock[]> {
  const saleLocationId = await findSaleLocation(prisma, { locationId, fulfilment: 'COUNTER' }, 'locationId');
  const levels = await prisma.stockLevel.findMany({
    where: {
      variantId: { in: variantIds.slice(0, MAX_VARIANTS) },
      quantity: { gt: 0 },
      location: { isActive: true },
      OR: [{ locationId: saleLocationId ?? '' }, { location: { servesOrders: true } }],
    },
    select: { variantId: true, locationId: true, quantity: true, location: { select: { name: true } } },
    orderBy: [{ location: { position: 'asc' } }, { locationId: 'asc' }],
  });
  return [...new Set(variantIds)].map((variantId) => {
    const variantLevels = levels.filter((level) => level.variantId === variantId);
    return {
      variantId,
      here: variantLevels.find((level) => level.locationId === saleLocationId)?.quantity ?? 0,
      elsewhere: variantLevels
        .filter((level) => level.locationId !== saleLocationId)
        .map(({ location, quantity }) => ({ location: location.name, quantity })),
    };
  });
}
