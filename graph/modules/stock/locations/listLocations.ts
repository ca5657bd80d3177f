import type { Location, Prisma } from '#graph/prisma/generated/client.ts';

/** In the order in which orders take from them. */
export function listLocations(
  prisma: Pick<Prisma.TransactionClient, 'location'>,
  { withInactive = false }: { withInactive?: boolean | null } = {},
): Promise<Location[]> {
  return prisma.location.findMany({
    where: withInactive ? {} : { isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}
