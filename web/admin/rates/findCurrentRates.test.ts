import { expect, test } from 'vitest';
import { findCurrentRates } from './findCurrentRates.ts';

const createRate = (perTola: number, effectiveFrom: string) => ({ perTola, effectiveFrom });

const tomorrowRate = createRate(306_000, '2026-11-22T05:00:00.000Z');
const laterRate = createRate(305_500, '2026-11-21T15:00:00.000Z');
const morningRate = createRate(305_000, '2026-11-21T05:00:00.000Z');
const lastEveningRate = createRate(304_000, '2026-11-20T12:00:00.000Z');
const now = new Date('2026-11-21T09:00:00.000Z');

test('today’s rate is compared with yesterday’s last rate', () => {
  const { inForce, yesterday, upcoming } = findCurrentRates(
    [tomorrowRate, laterRate, morningRate, lastEveningRate],
    now,
  );
  expect(inForce).toBe(morningRate);
  expect(yesterday).toBe(lastEveningRate);
  expect(upcoming).toEqual([laterRate, tomorrowRate]);
});

test('yesterday’s rate is in force if there is no rate today', () => {
  expect(findCurrentRates([lastEveningRate], now)).toEqual({
    inForce: lastEveningRate,
    yesterday: lastEveningRate,
    upcoming: [],
  });
});

test('a metal without rates has no rate in force', () => {
  expect(findCurrentRates([], now)).toEqual({ inForce: null, yesterday: null, upcoming: [] });
});
