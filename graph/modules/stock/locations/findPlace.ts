import { DomainError } from '#domain/errors/errors.ts';
import type { Location, Prisma } from '#graph/prisma/generated/client.ts';

/** A location that is in use. Throws where there is none. */
export async function findPlace(
  prisma: Pick<Prisma.TransactionClient, 'location'>,
  id: string,
  field: string,
): Promise<Location> {
  const location = await prisma.location.findFirst({ where: { id, isActive: true } });
  if (!location) throw new DomainError('LOCATION_NOT_FOUND', field);
  return location;
}
