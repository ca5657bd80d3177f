import { expect, test } from 'vitest';
import { currentRates } from './currentRates.ts';

const rate = (perTola: number, effectiveFrom: string) => ({ perTola, effectiveFrom });

const tomorrow = rate(306_000, '2026-11-22T05:00:00.000Z');
const later = rate(305_500, '2026-11-21T15:00:00.000Z');
const morning = rate(305_000, '2026-11-21T05:00:00.000Z');
const lastEvening = rate(304_000, '2026-11-20T12:00:00.000Z');
const now = new Date('2026-11-21T09:00:00.000Z');

test('today’s rate is compared with the last one of yesterday', () => {
  const { inForce, yesterday, upcoming } = currentRates([tomorrow, later, morning, lastEvening], now);
  expect(inForce).toBe(morning);
  expect(yesterday).toBe(lastEvening);
  expect(upcoming).toEqual([later, tomorrow]);
});

test('without a rate today, yesterday’s is in force', () => {
  expect(currentRates([lastEvening], now)).toEqual({
    inForce: lastEvening,
    yesterday: lastEvening,
    upcoming: [],
  });
});

test('a metal without rates has none in force', () => {
  expect(currentRates([], now)).toEqual({ inForce: null, yesterday: null, upcoming: [] });
});
