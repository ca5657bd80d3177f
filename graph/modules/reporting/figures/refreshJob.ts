import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { refreshFigures } from './refreshFigures.ts';

export const REFRESH_JOB = 'refreshFigures';

const DAYS_AT_ONCE = 50;

/** Sums all days again whose orders have changed. */
export async function refreshJob({ prisma }: { prisma: PrismaClient }): Promise<Record<string, never>> {
  while (await refreshFigures(prisma, { days: DAYS_AT_ONCE })) {}
  return {};
}
