import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUPON_KINDS,
  type Coupon,
  type CouponLine,
  calculateCouponDiscount,
  calculateDiscount,
  findCouponProblem,
  normaliseCouponCode,
  UNKNOWN_GUEST,
} from './coupons.ts';

const now = new Date('2026-11-20T06:00:00Z');
const pastTime = new Date('2026-11-20T05:59:59Z');
const futureTime = new Date('2026-11-20T06:00:01Z');

const welcomeCoupon: Coupon = {
  code: 'WELCOME10',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: 5000,
  minItems: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usedCount: 0,
  basis: 'PRICE',
  perCustomer: null,
  isFirstOrderOnly: false,
  collectionIds: null,
  productIds: null,
  groupIds: null,
  isActive: true,
};
const dashainCoupon: Coupon = {
  ...welcomeCoupon,
  code: 'DASHAIN500',
  kind: 'FIXED',
  value: 500,
  maxDiscount: null,
  minItems: 10_000,
};

const aLine = (lineTotal: number, fields: Partial<CouponLine> = {}): CouponLine => ({
  lineTotal,
  making: 0,
  productId: null,
  collectionIds: [],
  ...fields,
});
const FEE = 200;
const buildSale = (items: number) => ({ lines: [aLine(items)], shipping: FEE, customer: UNKNOWN_GUEST, now });

test.each([' welcome10 ', 'Welcome 10', 'WELCOME10', 'ＷＥＬＣＯＭＥ10'])(
  '"%s" is normalised to WELCOME10',
  (text) => {
    expect(normaliseCouponCode(text)).toBe('WELCOME10');
  },
);

test.each<[string, Coupon, number, number]>([
  ['a percentage', welcomeCoupon, 12_345, 1235],
  ['a percentage at its maximum', welcomeCoupon, 50_000, 5000],
  ['a percentage limited to its maximum', welcomeCoupon, 90_000, 5000],
  ['a percentage without a maximum', { ...welcomeCoupon, maxDiscount: null }, 90_000, 9000],
  ['a percentage of zero', welcomeCoupon, 0, 0],
  ['a fixed amount', dashainCoupon, 10_000, 500],
  ['a fixed amount above the price of the items', dashainCoupon, 300, 300],
  ['a negative value', { ...dashainCoupon, value: -500 }, 10_000, 0],
  ['a percentage above 100', { ...welcomeCoupon, value: 150, maxDiscount: null }, 1000, 1000],
])('calculates the discount for %s', (_name, coupon, items, discount) => {
  expect(calculateDiscount(coupon, items)).toBe(discount);
});

describe('a valid coupon has no problem', () => {
  test.each<[string, Coupon]>([
    ['without limits', welcomeCoupon],
    ['from the moment it starts', { ...welcomeCoupon, startsAt: now }],
    ['until just before it ends', { ...welcomeCoupon, endsAt: futureTime }],
    ['with one use left', { ...welcomeCoupon, usageLimit: 5, usedCount: 4 }],
    ['at exactly its minimum', dashainCoupon],
  ])('%s', (_name, coupon) => {
    expect(findCouponProblem(coupon, buildSale(10_000))).toBeNull();
  });
});

describe('an invalid coupon has a reason', () => {
  test.each<[string, Coupon | null, string]>([
    ['an unknown code', null, 'COUPON_INVALID'],
    ['switched off', { ...welcomeCoupon, isActive: false }, 'COUPON_INVALID'],
    ['not started', { ...welcomeCoupon, startsAt: futureTime }, 'COUPON_INVALID'],
    ['ended', { ...welcomeCoupon, endsAt: pastTime }, 'COUPON_EXPIRED'],
    ['ending at this moment', { ...welcomeCoupon, endsAt: now }, 'COUPON_EXPIRED'],
    ['used up', { ...welcomeCoupon, usageLimit: 5, usedCount: 5 }, 'COUPON_USED_UP'],
    ['without any allowed use', { ...welcomeCoupon, usageLimit: 0 }, 'COUPON_USED_UP'],
    ['below its minimum', dashainCoupon, 'COUPON_BELOW_MINIMUM'],
  ])('%s', (_name, coupon, code) => {
    expect(findCouponProblem(coupon, buildSale(9999))).toMatchObject({ code, field: 'couponCode' });
  });

  test('has a message for shoppers', () => {
    expect(findCouponProblem(null, buildSale(9999))?.message).toBe('This coupon code is not valid.');
    expect(findCouponProblem({ ...welcomeCoupon, endsAt: pastTime }, buildSale(9999))?.message).toBe(
      'This coupon has expired.',
    );
  });

  test('below the minimum, the message states the missing amount', () => {
    expect(findCouponProblem(dashainCoupon, buildSale(8800))?.message).toBe(
      'This coupon is for orders of NPR 10,000 or more. Spend NPR 1,200 more to use it.',
    );
  });
});

describe('a coupon for certain customers', () => {
  const knownCustomer = { groupIds: [], uses: 0, hasOrdered: false, identified: true as const };
  const twicePerCustomer = { ...welcomeCoupon, perCustomer: 2 };
  const firstOrderCoupon = { ...welcomeCoupon, isFirstOrderOnly: true };
  const wholesaleCoupon = { ...welcomeCoupon, groupIds: ['wholesale', 'staff'] };

  test.each([
    ['a member of one of its groups', wholesaleCoupon, { ...knownCustomer, groupIds: ['staff'] }, null],
    [
      'a member of another group',
      wholesaleCoupon,
      { ...knownCustomer, groupIds: ['family'] },
      'COUPON_FOR_GROUP',
    ],
    ['a guest, if the coupon is for a group', wholesaleCoupon, UNKNOWN_GUEST, 'COUPON_FOR_GROUP'],
    ['a customer who has used one of two uses', twicePerCustomer, { ...knownCustomer, uses: 1 }, null],
    [
      'a customer who has used both of two uses',
      twicePerCustomer,
      { ...knownCustomer, uses: 2 },
      'COUPON_CUSTOMER_LIMIT_REACHED',
    ],
    ['a guest who is not identified yet', twicePerCustomer, UNKNOWN_GUEST, null],
    [
      'a walk-in who is never identified',
      twicePerCustomer,
      { ...UNKNOWN_GUEST, identified: 'NEVER' as const },
      'COUPON_CUSTOMER_REQUIRED',
    ],
    [
      'a walk-in, if the coupon has no customer conditions',
      welcomeCoupon,
      { ...UNKNOWN_GUEST, identified: 'NEVER' as const },
      null,
    ],
    ['a customer without orders', firstOrderCoupon, knownCustomer, null],
    [
      'a customer with an order',
      firstOrderCoupon,
      { ...knownCustomer, hasOrdered: true },
      'COUPON_FIRST_ORDER_ONLY',
    ],
  ])('is checked for %s', (_name, coupon, customer, reason) => {
    expect(findCouponProblem(coupon, { ...buildSale(10_000), customer })?.reason ?? null).toBe(reason);
  });
});

describe('a coupon for some or all lines', () => {
  const lines = [
    aLine(10_000, { making: 1_200, collectionIds: ['tihar'] }),
    aLine(5_000, { collectionIds: ['bridal'] }),
    aLine(2_000, { making: 300, productId: 'ring' }),
  ];
  const tiharCoupon = { ...welcomeCoupon, maxDiscount: null, value: 50, collectionIds: ['tihar', 'gone'] };

  test.each([
    ['the entire cart', { ...welcomeCoupon, value: 10 }, [1_000, 500, 200]],
    ['a collection', tiharCoupon, [5_000, 0, 0]],
    ['making charges', { ...tiharCoupon, collectionIds: null, basis: 'MAKING' as const }, [600, 0, 150]],
    ['making charges of a collection', { ...tiharCoupon, basis: 'MAKING' as const }, [600, 0, 0]],
    ['no more than the price', { ...tiharCoupon, kind: 'FIXED' as const, value: 99_999 }, [10_000, 0, 0]],
    [
      'no more than the making charges',
      { ...dashainCoupon, value: 99_999, basis: 'MAKING' as const },
      [1_200, 0, 300],
    ],
    ['no more than its maximum', { ...tiharCoupon, maxDiscount: 100 }, [100, 0, 0]],
    ['a single product', { ...tiharCoupon, collectionIds: null, productIds: ['ring'] }, [0, 0, 1_000]],
    [
      'a collection and a single product',
      { ...tiharCoupon, productIds: ['ring', 'gone'] },
      [5_000, 0, 1_000],
    ],
    [
      'nothing for a deleted product',
      { ...tiharCoupon, collectionIds: null, productIds: ['gone'] },
      [0, 0, 0],
    ],
  ])('discounts %s', (_name, coupon, shares) => {
    const items = shares.reduce((sum, share) => sum + share, 0);
    expect(calculateCouponDiscount(coupon, { lines, shipping: FEE })).toEqual({
      items,
      lines: shares,
      shipping: 0,
    });
  });

  test.each([
    ['none of its products', { ...tiharCoupon, collectionIds: ['gone'] }, 'COUPON_NOT_APPLICABLE'],
    [
      'its products, without making charges',
      { ...tiharCoupon, collectionIds: ['bridal'], basis: 'MAKING' as const },
      'COUPON_NO_MAKING_CHARGE',
    ],
    ['its products', tiharCoupon, null],
    ['its single product', { ...tiharCoupon, collectionIds: null, productIds: ['ring'] }, null],
    [
      'none of its single products',
      { ...tiharCoupon, collectionIds: null, productIds: ['gone'] },
      'COUPON_NOT_APPLICABLE',
    ],
  ])('is checked with %s in the cart', (_name, coupon, reason) => {
    expect(findCouponProblem(coupon, { ...buildSale(0), lines })?.reason ?? null).toBe(reason);
  });

  test('includes a line for which it was redeemed, even if the product’s collection has changed', () => {
    const before = { lines: [aLine(1_000, { isEligible: true }), aLine(500)], shipping: FEE };
    expect(calculateCouponDiscount(tiharCoupon, before).lines).toEqual([500, 0]);
  });
});

describe('free shipping', () => {
  const freeShippingCoupon: Coupon = {
    ...welcomeCoupon,
    code: 'FREESHIP',
    kind: 'SHIPPING',
    value: 0,
    maxDiscount: null,
  };
  const lines = [aLine(1_000, { collectionIds: ['tihar'] }), aLine(2_000)];

  test.each([
    ['discounts all of the shipping', freeShippingCoupon, 200, 200],
    ['discounts no more than its maximum', { ...freeShippingCoupon, maxDiscount: 150 }, 200, 150],
    ['discounts nothing if nothing is shipped', freeShippingCoupon, null, 0],
    [
      'applies to an order with one of its products',
      { ...freeShippingCoupon, collectionIds: ['tihar'] },
      200,
      200,
    ],
    [
      'does not apply to an order without its products',
      { ...freeShippingCoupon, collectionIds: ['bridal'] },
      200,
      0,
    ],
  ])('%s', (_name, coupon, shipping, shippingDiscount) => {
    expect(calculateCouponDiscount(coupon, { lines, shipping })).toEqual({
      items: 0,
      lines: [0, 0],
      shipping: shippingDiscount,
    });
  });

  test.each([
    ['an order that is shipped', {}, null],
    ['an order that is collected', { shipping: null }, 'COUPON_ORDER_NOT_SHIPPED'],
    ['an order with free shipping', { shipping: 0 }, 'COUPON_SHIPPING_FREE'],
    ['an order without its products', { lines: [aLine(2_000)] }, 'COUPON_NOT_APPLICABLE'],
    [
      'an order below the minimum',
      { lines: [aLine(999, { collectionIds: ['tihar'] })] },
      'COUPON_BELOW_MINIMUM',
    ],
  ])('has the expected problem, or none, for %s', (_name, fields, reason) => {
    const coupon = { ...freeShippingCoupon, minItems: 1_000, collectionIds: ['tihar'] };
    expect(findCouponProblem(coupon, { ...buildSale(0), lines, ...fields })?.reason ?? null).toBe(reason);
  });
});

test('a discount never exceeds its basis, and the shares of the lines add up to it', () => {
  const npr = fc.nat({ max: 5_000_000 });
  const line = fc.record({
    lineTotal: npr,
    making: npr,
    productId: fc.option(fc.constantFrom('x', 'y')),
    collectionIds: fc.subarray(['a', 'b']),
  });
  const terms = fc.record({
    kind: fc.constantFrom(...COUPON_KINDS),
    value: fc.integer({ min: 1, max: 100_000_000 }),
    basis: fc.constantFrom('PRICE' as const, 'MAKING' as const),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    collectionIds: fc.option(fc.subarray(['a', 'c'], { minLength: 1 })),
    productIds: fc.option(fc.subarray(['x', 'z'], { minLength: 1 })),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), fc.option(npr), terms, (lines, shipping, fields) => {
      const value = fields.kind === 'PERCENT' ? 1 + (fields.value % 100) : fields.value;
      const discount = calculateCouponDiscount({ ...fields, value }, { lines, shipping });
      const { items, lines: shares } = discount;
      expect(items).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(items);
      expect(discount.shipping).toBeGreaterThanOrEqual(0);
      expect(discount.shipping).toBeLessThanOrEqual(fields.kind === 'SHIPPING' ? (shipping ?? 0) : 0);
      if (fields.kind === 'SHIPPING') expect(items).toBe(0);
      for (const [place, share] of shares.entries()) {
        const { lineTotal, making, productId, collectionIds } = lines[place] ?? aLine(0);
        const isEligible =
          (fields.collectionIds === null && fields.productIds === null) ||
          fields.collectionIds?.some((id) => collectionIds.includes(id)) ||
          fields.productIds?.some((id) => id === productId);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(isEligible ? lineTotal : 0);
        if (fields.basis === 'MAKING') expect(share).toBeLessThanOrEqual(making);
      }
      if (fields.maxDiscount !== null)
        expect(items + discount.shipping).toBeLessThanOrEqual(fields.maxDiscount);
    }),
  );
});
