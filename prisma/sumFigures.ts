import { rebuildFigures } from '#graph/modules/reporting/figures/rebuildFigures.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Recalculates the sales figures of all days after a bulk change of orders. */
export function sumFigures(prisma: PrismaClient): Promise<void> {
  return rebuildFigures({ query: (sql) => prisma.$executeRawUnsafe(sql) });
}
