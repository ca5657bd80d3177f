import type { Metal } from '#domain/catalog/metals.ts';
import type { RatesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import { DAY } from '#prisma/seed/time.ts';

const TODAY = { GOLD: { perTola: 305_200, step: 100 }, SILVER: { perTola: 4710, step: 5 } } as const;
/** How far below today's the rates of three years ago were. */
const CLIMB = 0.45;
const YEARS = 3 * 365;

/** What a tola of each metal cost on a day of the past: it climbed, in waves, to what the demo store asks today. */
export function pastRates(at: number, end: number): RatesInForce {
  const days = Math.max(0, Math.floor((end - at) / DAY));
  return { GOLD: toRate('GOLD', days), SILVER: toRate('SILVER', days) };
}

function toRate(metal: Metal, days: number) {
  const { perTola, step } = TODAY[metal];
  const share = 1 - (CLIMB * days) / YEARS + 0.02 * Math.sin(days / 9);
  return {
    id: '',
    metal,
    perTola: Math.round((perTola * share) / step) * step,
    effectiveFrom: new Date(0),
    source: '',
    enteredById: null,
    createdAt: new Date(0),
  };
}
