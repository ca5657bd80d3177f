import { expect, test } from 'vitest';
import { type CouponCandidate, chooseCoupon } from './chooseCoupon.ts';
import { type Coupon, UNKNOWN_GUEST } from './coupons.ts';

const now = new Date('2026-11-20T06:00:00Z');
const lines = [{ lineTotal: 10_000, making: 1_000, productId: null, collectionIds: [] }];

const buildCandidate = (code: string, value: number, overrides: Partial<Coupon> = {}): CouponCandidate => ({
  coupon: {
    code,
    kind: 'FIXED',
    value,
    basis: 'PRICE',
    maxDiscount: null,
    minItems: 0,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    usedCount: 0,
    perCustomer: null,
    isFirstOrderOnly: false,
    collectionIds: null,
    productIds: null,
    groupIds: null,
    isActive: true,
    ...overrides,
  },
  customer: UNKNOWN_GUEST,
});

const expiredCoupon = { endsAt: now };
const shipping = { kind: 'SHIPPING' as const };

test.each([
  ['no coupon if there is none', undefined, [], null, null, null],
  ['the entered coupon', buildCandidate('TYPED', 500), [], 'TYPED', null, null],
  [
    'the best automatic coupon',
    undefined,
    [buildCandidate('A', 300), buildCandidate('B', 400)],
    'B',
    null,
    null,
  ],
  [
    'the first of equal automatic coupons',
    undefined,
    [buildCandidate('A', 300), buildCandidate('B', 300)],
    'A',
    null,
    null,
  ],
  [
    'the entered coupon if its discount is larger',
    buildCandidate('TYPED', 500),
    [buildCandidate('A', 400)],
    'TYPED',
    null,
    null,
  ],
  [
    'the entered coupon if both are equal',
    buildCandidate('TYPED', 500),
    [buildCandidate('A', 500)],
    'TYPED',
    null,
    null,
  ],
  [
    'an automatic coupon with a larger discount',
    buildCandidate('TYPED', 500),
    [buildCandidate('A', 600)],
    'A',
    'TYPED',
    null,
  ],
  [
    'an automatic coupon instead of an expired one, which is reported',
    buildCandidate('TYPED', 500, expiredCoupon),
    [buildCandidate('A', 1)],
    'A',
    null,
    'COUPON_EXPIRED',
  ],
  ['no coupon if the code is invalid, which is reported', null, [], null, null, 'COUPON_NOT_VALID'],
  [
    'no expired coupon',
    undefined,
    [buildCandidate('A', 900, expiredCoupon), buildCandidate('B', 5)],
    'B',
    null,
    null,
  ],
  [
    'free shipping if it saves more',
    buildCandidate('TYPED', 176),
    [buildCandidate('A', 0, shipping)],
    'A',
    'TYPED',
    null,
  ],
  [
    'the entered coupon if the tax saved makes up for the shipping',
    buildCandidate('TYPED', 177),
    [buildCandidate('A', 0, shipping)],
    'TYPED',
    null,
    null,
  ],
  [
    'free shipping that was entered',
    buildCandidate('TYPED', 0, shipping),
    [buildCandidate('A', 176)],
    'TYPED',
    null,
    null,
  ],
  [
    'no coupon without a discount',
    undefined,
    [buildCandidate('A', 9, { basis: 'MAKING', value: 0 })],
    null,
    null,
    null,
  ],
] as const)(
  'applies %s',
  (_name, enteredCandidate, automaticCandidates, appliedCode, unusedCode, problem) => {
    const choice = chooseCoupon(
      { entered: enteredCandidate, automatic: automaticCandidates },
      { lines, shipping: 200, taxPercent: 13, now },
    );
    expect([
      choice.applied?.coupon.code ?? null,
      choice.unused?.coupon.code ?? null,
      choice.problem?.reason ?? null,
    ]).toEqual([appliedCode, unusedCode, problem]);
  },
);
