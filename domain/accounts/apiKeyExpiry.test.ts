import { describe, expect, test } from 'vitest';
import { countDueWarnings, getKeyExpiry, getKeyState } from './apiKeyExpiry.ts';

const now = new Date('2026-11-20T06:00:00Z');
const addDaysToNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

test.each([
  ['DAYS_30', addDaysToNow(30)],
  ['DAYS_90', addDaysToNow(90)],
  ['DAYS_365', addDaysToNow(365)],
  ['NEVER', null],
] as const)('calculates the expiry of a key with the lifetime %s', (lifetime, expiry) => {
  expect(getKeyExpiry(lifetime, now)).toEqual(expiry);
});

describe('a key', () => {
  test.each([
    [{ revokedAt: null, expiresAt: null }, 'VALID'],
    [{ revokedAt: null, expiresAt: addDaysToNow(8) }, 'VALID'],
    [{ revokedAt: null, expiresAt: addDaysToNow(7) }, 'ENDS_SOON'],
    [{ revokedAt: null, expiresAt: now }, 'EXPIRED'],
    [{ revokedAt: now, expiresAt: addDaysToNow(-1) }, 'REVOKED'],
  ])('%j has the state %s', (key, state) => {
    expect(getKeyState(key, now)).toBe(state);
  });

  test.each([
    [8, 0],
    [7, 1],
    [1.1, 1],
    [1, 2],
    [-1, 2],
  ])('%d days before expiry, %d warnings are due', (days, warnings) => {
    expect(countDueWarnings(addDaysToNow(days), now)).toBe(warnings);
  });
});
