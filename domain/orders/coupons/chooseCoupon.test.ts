import { expect, test } from 'vitest';
import { type CouponCandidate, chooseCoupon } from './chooseCoupon.ts';
import { type Coupon, UNKNOWN_GUEST } from './coupons.ts';

const now = new Date('2026-11-20T06:00:00Z');
const lines = [{ lineTotal: 10_000, making: 1_000, productId: null, collectionIds: [] }];

const taking = (code: string, value: number, given: Partial<Coupon> = {}): CouponCandidate => ({
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
    ...given,
  },
  customer: UNKNOWN_GUEST,
});

const over = { endsAt: now };
const shipping = { kind: 'SHIPPING' as const };

test.each([
  ['none if there are none', undefined, [], null, null, null],
  ['the entered one', taking('TYPED', 500), [], 'TYPED', null, null],
  ['the best automatic one', undefined, [taking('A', 300), taking('B', 400)], 'B', null, null],
  ['the first of equal automatic ones', undefined, [taking('A', 300), taking('B', 300)], 'A', null, null],
  [
    'the entered one if its discount is larger',
    taking('TYPED', 500),
    [taking('A', 400)],
    'TYPED',
    null,
    null,
  ],
  ['the entered one if both are equal', taking('TYPED', 500), [taking('A', 500)], 'TYPED', null, null],
  ['an automatic one with a larger discount', taking('TYPED', 500), [taking('A', 600)], 'A', 'TYPED', null],
  [
    'an automatic one instead of an expired one, which is reported',
    taking('TYPED', 500, over),
    [taking('A', 1)],
    'A',
    null,
    'COUPON_EXPIRED',
  ],
  ['the reason why a code is invalid', null, [], null, null, 'COUPON_NOT_VALID'],
  ['no expired one', undefined, [taking('A', 900, over), taking('B', 5)], 'B', null, null],
  ['free shipping that saves more', taking('TYPED', 176), [taking('A', 0, shipping)], 'A', 'TYPED', null],
  [
    'the entered one if the tax saved makes up for the shipping',
    taking('TYPED', 177),
    [taking('A', 0, shipping)],
    'TYPED',
    null,
    null,
  ],
  ['entered free shipping', taking('TYPED', 0, shipping), [taking('A', 176)], 'TYPED', null, null],
  ['none without a discount', undefined, [taking('A', 9, { basis: 'MAKING', value: 0 })], null, null, null],
] as const)('%s', (_name, entered, automatic, applied, unused, problem) => {
  const chosen = chooseCoupon({ entered, automatic }, { lines, shipping: 200, taxPercent: 13, now });
  expect([
    chosen.applied?.coupon.code ?? null,
    chosen.unused?.coupon.code ?? null,
    chosen.problem?.reason ?? null,
  ]).toEqual([applied, unused, problem]);
});
