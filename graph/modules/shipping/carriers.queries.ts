import type { Carrier, PrismaClient } from '#graph/prisma/generated/client.ts';

/** By name; there are so few that nobody pages through them. */
export function listCarriers(prisma: PrismaClient): Promise<Carrier[]> {
  return prisma.carrier.findMany({ orderBy: { name: 'asc' } });
}
