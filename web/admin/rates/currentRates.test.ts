import { expect, test } from 'vitest';
import { standingRates } from './standingRates.ts';

const rate = (perTola: number, effectiveFrom: string) => ({ perTola, effectiveFrom });

const tomorrow = rate(306_000, '2026-11-22T05:00:00.000Z');
const later = rate(305_500, '2026-11-21T15:00:00.000Z');
const morning = rate(305_000, '2026-11-21T05:00:00.000Z');
const lastEvening = rate(304_000, '2026-11-20T12:00:00.000Z');
const now = new Date('2026-11-21T09:00:00.000Z');

test('today’s rate is compared with the one that yesterday ended with', () => {
  const { inForce, yesterday, upcoming } = standingRates([tomorrow, later, morning, lastEvening], now);
  expect(inForce).toBe(morning);
  expect(yesterday).toBe(lastEvening);
  expect(upcoming).toEqual([later, tomorrow]);
});

test('without a rate of today, the one in force is yesterday’s', () => {
  expect(standingRates([lastEvening], now)).toEqual({
    inForce: lastEvening,
    yesterday: lastEvening,
    upcoming: [],
  });
});

test('a metal without rates stands nowhere', () => {
  expect(standingRates([], now)).toEqual({ inForce: null, yesterday: null, upcoming: [] });
});
