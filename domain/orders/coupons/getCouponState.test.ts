import { expect, test } from 'vitest';
import { getCouponState } from './getCouponState.ts';

const now = new Date('2026-11-20T06:00:00Z');
const pastTime = new Date('2026-11-19T06:00:00Z');
const futureTime = new Date('2026-11-21T06:00:00Z');
const activeCoupon = { isActive: true, startsAt: null, endsAt: null, usageLimit: null, usedCount: 0 };

test.each([
  ['ACTIVE', {}],
  ['ACTIVE', { startsAt: now, endsAt: futureTime, usageLimit: 2, usedCount: 1 }],
  ['UPCOMING', { startsAt: futureTime }],
  ['EXPIRED', { endsAt: now }],
  ['EXPIRED', { endsAt: pastTime, usageLimit: 1, usedCount: 1 }],
  ['USED_UP', { usageLimit: 1, usedCount: 1 }],
  ['OFF', { isActive: false, endsAt: pastTime }],
] as const)('returns %s for a coupon with %j', (state, overrides) => {
  expect(getCouponState({ ...activeCoupon, ...overrides }, now)).toBe(state);
});
