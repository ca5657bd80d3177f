import { expect, test } from 'vitest';
import { type Candidate, chooseCoupon } from './chooseCoupon.ts';
import { type Coupon, SOMEBODY } from './coupons.ts';

const now = new Date('2026-11-20T06:00:00Z');
const lines = [{ lineTotal: 10_000, making: 1_000, productId: null, collectionIds: [] }];

const taking = (code: string, value: number, given: Partial<Coupon> = {}): Candidate => ({
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
  buyer: SOMEBODY,
});

const over = { endsAt: now };
const shipping = { kind: 'SHIPPING' as const };

test.each([
  ['nothing where there is none', undefined, [], null, null, null],
  ['the one that was typed', taking('TYPED', 500), [], 'TYPED', null, null],
  ['the best automatic one', undefined, [taking('A', 300), taking('B', 400)], 'B', null, null],
  ['the first of equal automatic ones', undefined, [taking('A', 300), taking('B', 300)], 'A', null, null],
  ['what was typed where it takes off more', taking('TYPED', 500), [taking('A', 400)], 'TYPED', null, null],
  ['what was typed where both are equal', taking('TYPED', 500), [taking('A', 500)], 'TYPED', null, null],
  ['an automatic one that takes off more', taking('TYPED', 500), [taking('A', 600)], 'A', 'TYPED', null],
  [
    'an automatic one in place of one that is over, which is said',
    taking('TYPED', 500, over),
    [taking('A', 1)],
    'A',
    null,
    'COUPON_EXPIRED',
  ],
  ['why a code is none', null, [], null, null, 'COUPON_NOT_VALID'],
  ['none that is over', undefined, [taking('A', 900, over), taking('B', 5)], 'B', null, null],
  ['free shipping that saves more', taking('TYPED', 176), [taking('A', 0, shipping)], 'A', 'TYPED', null],
  [
    'what was typed where the tax on it makes up for the shipping',
    taking('TYPED', 177),
    [taking('A', 0, shipping)],
    'TYPED',
    null,
    null,
  ],
  ['free shipping that was typed', taking('TYPED', 0, shipping), [taking('A', 176)], 'TYPED', null, null],
  [
    'none that takes off nothing',
    undefined,
    [taking('A', 9, { basis: 'MAKING', value: 0 })],
    null,
    null,
    null,
  ],
] as const)('%s', (_name, typed, isAutomatic, taken, leftOut, problem) => {
  const chosen = chooseCoupon({ typed, isAutomatic }, { lines, shipping: 200, taxPercent: 13, now });
  expect([
    chosen.taken?.coupon.code ?? null,
    chosen.leftOut?.coupon.code ?? null,
    chosen.problem?.reason ?? null,
  ]).toEqual([taken, leftOut, problem]);
});
