import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateEditedTotals, calculateShippingAfterEdit } from './calculateEditedTotals.ts';

const shippingFees = { shipping: 150, shippingDiscount: 0 };
const rules = { freeShippingFrom: 5_000, shippingFee: 200 };

test('applies the order’s own tax rate to the price after both discounts', () => {
  const lines = [{ price: 10_000, quantity: 2 }];
  expect(
    calculateEditedTotals({
      ...shippingFees,
      lines,
      couponDiscount: 2_000,
      staffDiscount: 1_000,
      taxPercent: 13,
    }),
  ).toMatchObject({
    items: 20_000,
    discount: 3_000,
    totalAmount: 17_000,
    shipping: 150,
    tax: 2_210,
    taxPercent: 13,
    finalTotal: 19_360,
  });
});

test('the coupon’s discount is limited to the price after the staff discount', () => {
  const lines = [{ price: 1_000, quantity: 1 }];
  expect(
    calculateEditedTotals({
      ...shippingFees,
      lines,
      couponDiscount: 700,
      staffDiscount: 700,
      taxPercent: 18,
    }),
  ).toMatchObject({ couponDiscount: 300, staffDiscount: 700, discount: 1_000, tax: 0, finalTotal: 150 });
});

test('items, discounts, shipping and tax add up after any change', () => {
  const npr = fc.integer({ min: 0, max: 2_000_000 });
  const line = fc.record({ price: npr, quantity: fc.integer({ min: 1, max: 99 }) });
  const edit = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 10 }),
    couponDiscount: npr,
    staffDiscount: npr,
    shipping: npr,
    shippingDiscount: npr,
    taxPercent: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(edit, (input) => {
      const totals = calculateEditedTotals(input);
      expect(totals.items).toBe(input.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
      expect(totals.discount).toBe(totals.couponDiscount + totals.staffDiscount);
      expect(totals.discount).toBeLessThanOrEqual(totals.items);
      expect(totals.finalTotal).toBe(totals.items - totals.discount + totals.shipping + totals.tax);
      expect(totals.shipping + totals.shippingDiscount).toBe(input.shipping);
      expect(totals.shipping).toBeGreaterThanOrEqual(0);
      expect(totals.shippingDiscount).toBe(Math.min(input.shipping, input.shippingDiscount));
    }),
  );
});

test.each([
  ['falls below the limit is charged the fee', { items: 9_000, shipping: 0 }, 4_000, 200],
  ['rises to the limit is shipped free', { items: 4_000, shipping: 200 }, 5_000, 0],
  ['had free shipping below the limit keeps it', { items: 4_000, shipping: 0 }, 3_000, 0],
  ['had a higher fee set by staff keeps it', { items: 9_000, shipping: 1_500 }, 20_000, 1_500],
])('an order that %s', (_case, before, items, shipping) => {
  expect(calculateShippingAfterEdit(items, before, rules)).toBe(shipping);
});
