import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import type { MetalRate as MetalRateRow, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { MetalRate } from '#graph/schema/schema.generated.ts';
import type { RatesInForce } from './readRatesInForce.ts';

/** Every rate of each metal as stored in the snapshot, by effective time, newest first. */
export type RateBook = Readonly<Record<Metal, readonly MetalRateRow[]>>;

export async function readRateBook(prisma: PrismaClient): Promise<RateBook> {
  const rates = await prisma.metalRate.findMany({ orderBy: [{ effectiveFrom: 'desc' }, { id: 'desc' }] });
  const rateEntries = METALS.map((metal) => [metal, rates.filter((rate) => rate.metal === metal)]);
  return Object.fromEntries(rateEntries);
}

/** Returns the rate of each metal at the given time; metals without a rate are omitted. */
export function getRatesAt(book: RateBook, at: Date): RatesInForce {
  return Object.fromEntries(
    METALS.flatMap((metal) => {
      const rate = book[metal].find(({ effectiveFrom }) => effectiveFrom <= at);
      return rate ? [[metal, rate]] : [];
    }),
  );
}

/** Returns when the next rate comes into force; null if none is upcoming. */
export function getNextRateTime(book: RateBook, now: Date): Date | null {
  const upcomingRates = METALS.flatMap((metal) =>
    book[metal].filter(({ effectiveFrom }) => effectiveFrom > now),
  );
  const [next] = upcomingRates.map(({ effectiveFrom }) => effectiveFrom.getTime()).sort((a, b) => a - b);
  return next === undefined ? null : new Date(next);
}

/** Returns the rate in force for each metal, with its change from the previous one. */
export function listCurrentRates(book: RateBook, now: Date): MetalRate[] {
  return METALS.flatMap((metal) => {
    const [rate, previous] = listEffectiveRates(book, metal, now);
    return rate ? [toRateWithChange(rate, previous)] : [];
  });
}

/** Returns the rates that came into force in the last `days` days, oldest first. */
export function listRateHistory(
  book: RateBook,
  { metal, days, now }: { metal: Metal; days: number; now: Date },
): MetalRate[] {
  const start = new Date(now.getTime() - days * DAY_MS);
  const rates = listEffectiveRates(book, metal, now);
  return rates
    .map((rate, index) => toRateWithChange(rate, rates[index + 1]))
    .filter(({ effectiveFrom }) => effectiveFrom > start)
    .reverse();
}

/** Returns the metal's rates that have come into force. */
function listEffectiveRates(book: RateBook, metal: Metal, at: Date): readonly MetalRateRow[] {
  return book[metal].filter(({ effectiveFrom }) => effectiveFrom <= at);
}

function toRateWithChange(rate: MetalRateRow, previous: MetalRateRow | undefined): MetalRate {
  return { ...rate, change: previous ? rate.perTola - previous.perTola : null };
}
