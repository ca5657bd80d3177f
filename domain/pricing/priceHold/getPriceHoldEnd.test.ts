import { expect, test } from 'vitest';
import { getPriceHoldEnd, type PriceHoldEnd, type PriceHoldRate } from './getPriceHoldEnd.ts';

const expiresAt = new Date('2026-11-27T08:45:00Z');
const before = new Date('2026-11-27T08:44:59Z');
const after = new Date('2026-11-27T08:45:01Z');
const gold: PriceHoldRate = { metal: 'GOLD', perTola: 300_000 };
const silver: PriceHoldRate = { metal: 'SILVER', perTola: 4_000 };

interface Case {
  says: string;
  quotedRates?: PriceHoldRate[];
  at?: Date;
  goldRate?: number;
  limit?: number;
  end: PriceHoldEnd | null;
}

test.each<Case>([
  { says: 'with unchanged rates and time left', end: null },
  { says: 'at its end time', at: expiresAt, end: 'EXPIRED' },
  { says: 'after its end time', at: after, end: 'EXPIRED' },
  { says: 'after its end time, whatever the rate', at: after, goldRate: 400_000, end: 'EXPIRED' },
  { says: 'when the rate rises to the limit', goldRate: 315_000, end: null },
  { says: 'when the rate rises above the limit', goldRate: 315_001, end: 'RATE_CHANGED' },
  { says: 'when the rate falls to the limit', goldRate: 285_000, end: null },
  { says: 'when the rate falls below the limit', goldRate: 284_999, end: 'RATE_CHANGED' },
  { says: 'when the rate doubles and there is no limit', goldRate: 600_000, limit: 0, end: null },
  { says: 'for items of another metal', quotedRates: [silver], goldRate: 600_000, end: null },
  {
    says: 'for items that include that metal',
    quotedRates: [silver, gold],
    goldRate: 600_000,
    end: 'RATE_CHANGED',
  },
  { says: 'for fixed prices', quotedRates: [], goldRate: 600_000, end: null },
])(
  'a price hold $says has the end reason $end',
  ({ quotedRates = [gold], at = before, goldRate = 300_000, limit = 5, end }) => {
    const rates = { GOLD: { perTola: goldRate }, SILVER: { perTola: 4_000 } };
    expect(
      getPriceHoldEnd({ rates: quotedRates, expiresAt }, { now: at, rates, maxChangePercent: limit }),
    ).toBe(end);
  },
);

test('a metal without a rate counts as unchanged', () => {
  expect(
    getPriceHoldEnd({ rates: [gold], expiresAt }, { now: before, rates: {}, maxChangePercent: 5 }),
  ).toBeNull();
});
