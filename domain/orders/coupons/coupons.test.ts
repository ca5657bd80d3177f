import { describe, expect, test } from 'vitest';
import { type Coupon, calculateDiscount, couponProblem, normaliseCouponCode } from './coupons.ts';

const now = new Date('2026-11-20T06:00:00Z');
const before = new Date('2026-11-20T05:59:59Z');
const after = new Date('2026-11-20T06:00:01Z');

const welcome: Coupon = {
  code: 'WELCOME10',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: 5000,
  minItems: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usedCount: 0,
  active: true,
};
const dashain: Coupon = {
  ...welcome,
  code: 'DASHAIN500',
  kind: 'FIXED',
  value: 500,
  maxDiscount: null,
  minItems: 10_000,
};

test.each([' welcome10 ', 'Welcome 10', 'WELCOME10', 'ＷＥＬＣＯＭＥ10'])(
  '"%s" is the code WELCOME10',
  (text) => {
    expect(normaliseCouponCode(text)).toBe('WELCOME10');
  },
);

test.each<[string, Coupon, number, number]>([
  ['a percentage', welcome, 12_345, 1235],
  ['a percentage at its most', welcome, 50_000, 5000],
  ['a percentage held to its most', welcome, 90_000, 5000],
  ['a percentage without a most', { ...welcome, maxDiscount: null }, 90_000, 9000],
  ['a percentage of nothing', welcome, 0, 0],
  ['a fixed amount', dashain, 10_000, 500],
  ['a fixed amount above the items', dashain, 300, 300],
  ['a negative value', { ...dashain, value: -500 }, 10_000, 0],
  ['more than everything', { ...welcome, value: 150, maxDiscount: null }, 1000, 1000],
])('%s', (_name, coupon, items, discount) => {
  expect(calculateDiscount(coupon, items)).toBe(discount);
});

describe('a coupon that holds has no problem', () => {
  test.each<[string, Coupon]>([
    ['without limits', welcome],
    ['from the moment it starts', { ...welcome, startsAt: now }],
    ['until just before it ends', { ...welcome, endsAt: after }],
    ['with one use left', { ...welcome, usageLimit: 5, usedCount: 4 }],
    ['at exactly its minimum', dashain],
  ])('%s', (_name, coupon) => {
    expect(couponProblem(coupon, { items: 10_000, now })).toBeNull();
  });
});

describe('a coupon that does not hold says why', () => {
  test.each<[string, Coupon | null, string]>([
    ['an unknown code', null, 'COUPON_INVALID'],
    ['switched off', { ...welcome, active: false }, 'COUPON_INVALID'],
    ['not started', { ...welcome, startsAt: after }, 'COUPON_INVALID'],
    ['ended', { ...welcome, endsAt: before }, 'COUPON_EXPIRED'],
    ['ending this moment', { ...welcome, endsAt: now }, 'COUPON_EXPIRED'],
    ['used up', { ...welcome, usageLimit: 5, usedCount: 5 }, 'COUPON_USED_UP'],
    ['never to be used', { ...welcome, usageLimit: 0 }, 'COUPON_USED_UP'],
    ['below its minimum', dashain, 'COUPON_BELOW_MINIMUM'],
  ])('%s', (_name, coupon, code) => {
    expect(couponProblem(coupon, { items: 9999, now })).toMatchObject({ code, field: 'couponCode' });
  });

  test('in the words of the shop', () => {
    expect(couponProblem(null, { items: 9999, now })?.message).toBe('This coupon code is not valid.');
    expect(couponProblem({ ...welcome, endsAt: before }, { items: 9999, now })?.message).toBe(
      'This coupon has expired.',
    );
  });

  test('below the minimum it says how much is missing', () => {
    expect(couponProblem(dashain, { items: 8800, now })?.message).toBe(
      'This coupon is for orders of NPR 10,000 or more. Add NPR 1,200 to use it.',
    );
  });
});
