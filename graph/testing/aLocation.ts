import { randomBytes } from 'node:crypto';
import type { Location, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Creates a warehouse that serves orders after the store's first location, with the given changes. */
export function aLocation(
  prisma: PrismaClient,
  overrides: Partial<Prisma.LocationUncheckedCreateInput> = {},
): Promise<Location> {
  return prisma.location.create({
    data: {
      name: `Warehouse ${randomBytes(3).toString('hex')}`,
      kind: 'WAREHOUSE',
      servesOrders: true,
      position: 1,
      ...overrides,
    },
  });
}
