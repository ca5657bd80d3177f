import { METALS, type Metal } from '#domain/catalog/metals.ts';
import type { Reading } from '#graph/context.ts';
import type { MetalRate } from '#graph/prisma/generated/client.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type RatesInForce = Partial<Record<Metal, MetalRate>>;

/** Each metal's rate at that moment; a metal that has none yet is left out. */
export async function ratesInForce(prisma: Pick<Transaction, 'metalRate'>, now: Date): Promise<RatesInForce> {
  const found = await Promise.all(METALS.map((metal) => latestRates(prisma, { metal, now, take: 1 })));
  return Object.fromEntries(found.flat().map((rate) => [rate.metal, rate]));
}

export const ratesOfRequest = memoizePerRequest(({ prisma, now }: Reading) => ratesInForce(prisma, now));

/** Newest first; of two rates from the same moment the one entered later counts. */
export function latestRates(
  prisma: Pick<Transaction, 'metalRate'>,
  { metal, now, take }: { metal: Metal; now: Date; take: number },
): Promise<MetalRate[]> {
  return prisma.metalRate.findMany({
    where: { metal, effectiveFrom: { lte: now } },
    orderBy: [{ effectiveFrom: 'desc' }, { id: 'desc' }],
    take,
  });
}
