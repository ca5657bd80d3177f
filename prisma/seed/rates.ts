import type { Metal } from '#domain/catalog/metals.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { createRandom } from './random.ts';
import { createKathmanduTime, isSaturdayInKathmandu } from './time.ts';

const PERIOD_DAYS = 200;
/** Hour in Kathmandu at which the federation publishes the rates. */
const PUBLICATION_HOUR = 10.75;
const RATE_SOURCE = 'FENEGOSIDA (demo)';

/** Today's rate per tola of fine metal in NPR, and the parameters of the daily changes before it. */
const RANDOM_WALKS = [
  { metal: 'GOLD', today: 305_200, step: 100, drift: 1, swing: 14, seed: 11 },
  { metal: 'SILVER', today: 4710, step: 5, drift: 0.5, swing: 6, seed: 23 },
] as const;

/** Adds rates for the last 200 days up to today, unless there are rates already. */
export async function seedRates(prisma: PrismaClient, now: Date): Promise<number> {
  if ((await prisma.metalRate.count()) > 0) return 0;
  const data = RANDOM_WALKS.flatMap((walk) => toRates(walk, now));
  const { count } = await prisma.metalRate.createMany({ data });
  return count;
}

function toRates({ metal, today, step, drift, swing, seed }: (typeof RANDOM_WALKS)[number], now: Date) {
  const random = createRandom(seed);
  let perTola: number = today;
  return listPublicationTimes(now).map((effectiveFrom) => {
    const rate = { metal: metal satisfies Metal, perTola, effectiveFrom, source: RATE_SOURCE };
    perTola -= Math.round(drift + (random.next() - 0.5) * swing) * step;
    return rate;
  });
}

/** Returns the publication times, newest first. No rates are published on Saturdays. */
function listPublicationTimes(now: Date): Date[] {
  return Array.from({ length: PERIOD_DAYS }, (_, daysAgo) =>
    createKathmanduTime(now, { daysAgo, hour: PUBLICATION_HOUR }),
  ).filter((at) => at <= now && !isSaturdayInKathmandu(at));
}
