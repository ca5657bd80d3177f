import { DomainError } from '#domain/errors/errors.ts';
import { listTillLocations } from '#domain/stock/locations.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterTerms } from '#graph/modules/quotes/counterTerms.ts';

/**
 * Returns the location of a sale: the given one, or the store's only shop. Throws if the given location is not active.
 * If the store does not have exactly one shop, returns null, or throws if items are handed over.
 */
export async function findSaleLocation(
  prisma: GraphContext['prisma'],
  { locationId, fulfilment }: Pick<CounterTerms, 'locationId' | 'fulfilment'>,
  field: string,
): Promise<string | null> {
  const locations = await prisma.location.findMany({
    where: { isActive: true },
    select: { id: true, kind: true },
  });
  if (locationId !== null) {
    if (locations.some(({ id }) => id === locationId)) return locationId;
    throw new DomainError('LOCATION_NOT_FOUND', field);
  }
  const [shop, ...others] = listTillLocations(locations);
  if (shop && others.length === 0) return shop.id;
  if (fulfilment === 'COUNTER') throw new DomainError('TILL_LOCATION_MISSING', field);
  return null;
}
