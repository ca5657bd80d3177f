import type { GraphContext } from '#graph/context.ts';
import { placeOfSale } from '#graph/modules/checkout/placeOfSale.ts';
import type { CounterStock } from '#graph/schema/schema.generated.ts';

/** Sizes in one call. */
export const MAX_COUNTED = 200;

interface Asked {
  variantIds: readonly string[];
  locationId?: string | null | undefined;
}

/** How many of each size lie where the sale is made, and at which others that serve orders. */
export async function counterStock(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { variantIds, locationId = null }: Asked,
): Promise<CounterStock[]> {
  const here = await placeOfSale(prisma, { locationId, fulfilment: 'COUNTER' }, 'locationId');
  const levels = await prisma.stockLevel.findMany({
    where: {
      variantId: { in: variantIds.slice(0, MAX_COUNTED) },
      quantity: { gt: 0 },
      location: { isActive: true },
      OR: [{ locationId: here ?? '' }, { location: { servesOrders: true } }],
    },
    select: { variantId: true, locationId: true, quantity: true, location: { select: { name: true } } },
    orderBy: [{ location: { position: 'asc' } }, { locationId: 'asc' }],
  });
  return [...new Set(variantIds)].map((variantId) => {
    const own = levels.filter((level) => level.variantId === variantId);
    return {
      variantId,
      here: own.find((level) => level.locationId === here)?.quantity ?? 0,
      elsewhere: own
        .filter((level) => level.locationId !== here)
        .map(({ location, quantity }) => ({ location: location.name, quantity })),
    };
  });
}
