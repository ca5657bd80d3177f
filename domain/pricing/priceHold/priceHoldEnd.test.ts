import { expect, test } from 'vitest';
import { endOfHold, type HeldRate, type HoldEnd } from './endOfHold.ts';

const expiresAt = new Date('2026-11-27T08:45:00Z');
const before = new Date('2026-11-27T08:44:59Z');
const after = new Date('2026-11-27T08:45:01Z');
const gold: HeldRate = { metal: 'GOLD', perTola: 300_000 };
const silver: HeldRate = { metal: 'SILVER', perTola: 4_000 };

interface Case {
  says: string;
  held?: HeldRate[];
  at?: Date;
  goldNow?: number;
  limit?: number;
  end: HoldEnd | null;
}

test.each<Case>([
  { says: 'while nothing moves and time is left', end: null },
  { says: 'at the very end', at: expiresAt, end: 'TIME_OVER' },
  { says: 'after it', at: after, end: 'TIME_OVER' },
  { says: 'after it, whatever the rate did', at: after, goldNow: 400_000, end: 'TIME_OVER' },
  { says: 'when the rate rises as far as it may', goldNow: 315_000, end: null },
  { says: 'when it rises further', goldNow: 315_001, end: 'RATE_MOVED' },
  { says: 'when it falls as far as it may', goldNow: 285_000, end: null },
  { says: 'when it falls further', goldNow: 284_999, end: 'RATE_MOVED' },
  { says: 'when it doubles and the store refuses nothing', goldNow: 600_000, limit: 0, end: null },
  { says: 'of pieces of another metal', held: [silver], goldNow: 600_000, end: null },
  { says: 'of pieces with one of that metal', held: [silver, gold], goldNow: 600_000, end: 'RATE_MOVED' },
  { says: 'of fixed prices', held: [], goldNow: 600_000, end: null },
])(
  'prices hold $says: ended by $end',
  ({ held = [gold], at = before, goldNow = 300_000, limit = 5, end }) => {
    const rates = { GOLD: { perTola: goldNow }, SILVER: { perTola: 4_000 } };
    expect(endOfHold({ rates: held, expiresAt }, { now: at, rates, maxChangePercent: limit })).toBe(end);
  },
);

test('a metal without a rate any more has not moved', () => {
  expect(endOfHold({ rates: [gold], expiresAt }, { now: before, rates: {}, maxChangePercent: 5 })).toBeNull();
});
