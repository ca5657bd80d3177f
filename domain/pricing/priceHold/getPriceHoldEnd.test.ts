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
  { says: 'while no rate changes and time is left', end: null },
  { says: 'at the end', at: expiresAt, end: 'EXPIRED' },
  { says: 'after the end', at: after, end: 'EXPIRED' },
  { says: 'after the end, whatever the rate', at: after, goldRate: 400_000, end: 'EXPIRED' },
  { says: 'when the rate rises up to the limit', goldRate: 315_000, end: null },
  { says: 'when it rises beyond it', goldRate: 315_001, end: 'RATE_CHANGED' },
  { says: 'when it falls down to the limit', goldRate: 285_000, end: null },
  { says: 'when it falls below it', goldRate: 284_999, end: 'RATE_CHANGED' },
  { says: 'when it doubles and there is no limit', goldRate: 600_000, limit: 0, end: null },
  { says: 'for items of another metal', quotedRates: [silver], goldRate: 600_000, end: null },
  {
    says: 'for items with one of that metal',
    quotedRates: [silver, gold],
    goldRate: 600_000,
    end: 'RATE_CHANGED',
  },
  { says: 'for fixed prices', quotedRates: [], goldRate: 600_000, end: null },
])(
  'a price hold $says has the end $end',
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
