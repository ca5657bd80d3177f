import { expect, test } from 'vitest';
import { getCouponState } from './getCouponState.ts';

const now = new Date('2026-11-20T06:00:00Z');
const before = new Date('2026-11-19T06:00:00Z');
const later = new Date('2026-11-21T06:00:00Z');
const open = { isActive: true, startsAt: null, endsAt: null, usageLimit: null, usedCount: 0 };

test.each([
  ['ACTIVE', {}],
  ['ACTIVE', { startsAt: now, endsAt: later, usageLimit: 2, usedCount: 1 }],
  ['UPCOMING', { startsAt: later }],
  ['EXPIRED', { endsAt: now }],
  ['EXPIRED', { endsAt: before, usageLimit: 1, usedCount: 1 }],
  ['USED_UP', { usageLimit: 1, usedCount: 1 }],
  ['OFF', { isActive: false, endsAt: before }],
] as const)('returns %s for a coupon with %j', (state, overrides) => {
  expect(getCouponState({ ...open, ...overrides }, now)).toBe(state);
});
