import { rebuildFigures } from '#graph/modules/reporting/figures/rebuildFigures.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Sums the figures of all days again, after many orders came or went at once. */
export function sumFigures(prisma: PrismaClient): Promise<void> {
  return rebuildFigures({ query: (sql) => prisma.$executeRawUnsafe(sql) });
}
