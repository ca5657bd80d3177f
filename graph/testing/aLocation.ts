import { randomBytes } from 'node:crypto';
import type { Location, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** A warehouse that orders are served from after the store's first location, unless said otherwise. */
export function aLocation(
  prisma: PrismaClient,
  given: Partial<Prisma.LocationUncheckedCreateInput> = {},
): Promise<Location> {
  return prisma.location.create({
    data: {
      name: `Warehouse ${randomBytes(3).toString('hex')}`,
      kind: 'WAREHOUSE',
      servesOrders: true,
      position: 1,
      ...given,
    },
  });
}
