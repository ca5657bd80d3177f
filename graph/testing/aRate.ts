import type { MetalRate, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Creates a metal rate that took effect long ago, with the given changes. */
export function aRate(
  prisma: PrismaClient,
  overrides: Partial<Prisma.MetalRateUncheckedCreateInput> = {},
): Promise<MetalRate> {
  const metal = overrides.metal ?? 'GOLD';
  return prisma.metalRate.create({
    data: {
      metal,
      perTola: metal === 'GOLD' ? 305_200 : 4_710,
      effectiveFrom: new Date('2026-01-01T00:00:00Z'),
      source: 'test',
      ...overrides,
    },
  });
}
