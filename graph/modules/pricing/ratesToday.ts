import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import type { GraphContext } from '#graph/context.ts';
import type { MetalRate as MetalRateRow } from '#graph/prisma/generated/client.ts';
import type { MetalRate } from '#graph/schema/schema.generated.ts';
import { latestRates } from './ratesInForce.ts';

/** The rate in force for each metal, with its change against the one before. */
export async function metalRates({ prisma, now }: GraphContext): Promise<MetalRate[]> {
  const found = await Promise.all(METALS.map((metal) => latestRates(prisma, { metal, now, take: 2 })));
  return found.flatMap(([rate, previous]) => (rate ? [withChange(rate, previous)] : []));
}

/** The rates that came into force in the last `days` days, oldest first. */
export async function metalRateHistory(
  { prisma, now }: GraphContext,
  { metal, days }: { metal: Metal; days: number },
): Promise<MetalRate[]> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const [rows, [before]] = await Promise.all([
    prisma.metalRate.findMany({
      where: { metal, effectiveFrom: { gt: since, lte: now } },
      orderBy: [{ effectiveFrom: 'asc' }, { id: 'asc' }],
    }),
    latestRates(prisma, { metal, now: since, take: 1 }),
  ]);
  return rows.map((rate, index) => withChange(rate, rows[index - 1] ?? before));
}

function withChange(rate: MetalRateRow, previous: MetalRateRow | undefined): MetalRate {
  return { ...rate, change: previous ? rate.perTola - previous.perTola : null };
}
