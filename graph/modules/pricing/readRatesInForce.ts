import { METALS, type Metal } from '#domain/catalog/metals.ts';
import type { ReadContext } from '#graph/context.ts';
import type { MetalRate } from '#graph/prisma/generated/client.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type RatesInForce = Partial<Record<Metal, MetalRate>>;

/** Returns the rate of each metal at the given time; metals without a rate are omitted. */
export async function readRatesInForce(
  prisma: Pick<Transaction, 'metalRate'>,
  now: Date,
): Promise<RatesInForce> {
  const rates = await Promise.all(METALS.map((metal) => readLatestRates(prisma, { metal, now, take: 1 })));
  return Object.fromEntries(rates.flat().map((rate) => [rate.metal, rate]));
}

export const readRequestRates = memoizePerRequest(({ prisma, now }: ReadContext) =>
  readRatesInForce(prisma, now),
);

/**
 * Returns the latest rates, newest first. If two rates have the same effective time, the one entered later comes first.
 */
export function readLatestRates(
  prisma: Pick<Transaction, 'metalRate'>,
  { metal, now, take }: { metal: Metal; now: Date; take: number },
): Promise<MetalRate[]> {
  return prisma.metalRate.findMany({
    where: { metal, effectiveFrom: { lte: now } },
    orderBy: [{ effectiveFrom: 'desc' }, { id: 'desc' }],
    take,
  });
}
