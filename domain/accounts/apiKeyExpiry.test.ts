import { describe, expect, test } from 'vitest';
import { getKeyState, keyExpiry, warningsDue } from './apiKeyExpiry.ts';

const now = new Date('2026-11-20T06:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test.each([
  ['DAYS_30', inDays(30)],
  ['DAYS_90', inDays(90)],
  ['DAYS_365', inDays(365)],
  ['NEVER', null],
] as const)('a key with the lifetime %s expires on that day', (lifetime, end) => {
  expect(keyExpiry(lifetime, now)).toEqual(end);
});

describe('a key', () => {
  test.each([
    [{ revokedAt: null, expiresAt: null }, 'VALID'],
    [{ revokedAt: null, expiresAt: inDays(8) }, 'VALID'],
    [{ revokedAt: null, expiresAt: inDays(7) }, 'ENDS_SOON'],
    [{ revokedAt: null, expiresAt: now }, 'EXPIRED'],
    [{ revokedAt: now, expiresAt: inDays(-1) }, 'REVOKED'],
  ])('%j is %s', (key, state) => {
    expect(getKeyState(key, now)).toBe(state);
  });

  test.each([
    [8, 0],
    [7, 1],
    [1.1, 1],
    [1, 2],
    [-1, 2],
  ])('%d days before expiry, %d warnings are due', (days, warnings) => {
    expect(warningsDue(inDays(days), now)).toBe(warnings);
  });
});
