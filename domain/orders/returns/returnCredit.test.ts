import { describe, expect, test } from 'vitest';
import { type CreditedOrder, calculateCredit, calculateTotalCredit } from './returnCredit.ts';

/**
 * A line of two rings of NPR 3,333 each and a chain of NPR 4,999, with 10 % discount, 18 % tax and NPR 200 for
 * shipping.
 */
const order: CreditedOrder = {
  finalTotal: 12_591,
  shipping: 200,
  lines: [
    { id: 'rings', quantity: 2, lineTotal: 6_666, couponDiscount: 0, staffDiscount: 0, returned: 0 },
    { id: 'chain', quantity: 1, lineTotal: 4_999, couponDiscount: 0, staffDiscount: 0, returned: 0 },
  ],
};
const goods = order.finalTotal - order.shipping;

const addReturnedItems = (creditedOrder: CreditedOrder, lineId: string, quantity: number): CreditedOrder => ({
  ...creditedOrder,
  lines: creditedOrder.lines.map((line) =>
    line.id === lineId ? { ...line, returned: line.returned + quantity } : line,
  ),
});

describe('the credit for returned items', () => {
  test('is the line’s price with its share of discount and tax', () => {
    expect(calculateCredit(order, [{ lineId: 'rings', quantity: 1 }])).toEqual({
      lines: [{ lineId: 'rings', credited: Math.round((goods * 3_333) / 11_665) }],
      goods: 3_540,
    });
  });

  test.each([
    [
      [
        ['rings', 1],
        ['rings', 1],
        ['chain', 1],
      ],
    ],
    [
      [
        ['chain', 1],
        ['rings', 2],
      ],
    ],
    [
      [
        ['rings', 1],
        ['chain', 1],
        ['rings', 1],
      ],
    ],
  ] as [[string, number][]][])('adds up to the order’s total over the returns %j', (returns) => {
    let currentOrder = order;
    let sum = 0;
    for (const [lineId, quantity] of returns) {
      const credit = calculateCredit(currentOrder, [{ lineId, quantity }]).goods;
      expect(credit).toBeGreaterThan(0);
      sum += credit;
      currentOrder = addReturnedItems(currentOrder, lineId, quantity);
    }
    expect(sum).toBe(goods);
  });

  test('for several lines at once is the sum of their credits', () => {
    const { lines, goods: creditForAll } = calculateCredit(order, [
      { lineId: 'chain', quantity: 1 },
      { lineId: 'rings', quantity: 2 },
    ]);
    expect(creditForAll).toBe(goods);
    expect(lines.reduce((sum, { credited }) => sum + credited, 0)).toBe(creditForAll);
  });

  test('adds up for any order and any sequence of returns', () => {
    let seed = 7;
    const getRandomNumber = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let run = 0; run < 300; run++) {
      const lines = Array.from({ length: 1 + getRandomNumber(5) }, (_, index) => {
        const quantity = 1 + getRandomNumber(4);
        const lineTotal = getRandomNumber(200_000);
        return {
          id: String(index),
          quantity,
          lineTotal,
          couponDiscount: getRandomNumber(lineTotal + 1),
          staffDiscount: 0,
          returned: 0,
        };
      });
      const items = lines.reduce((sum, { lineTotal, couponDiscount }) => sum + lineTotal - couponDiscount, 0);
      const shipping = getRandomNumber(2) * 200;
      let currentOrder: CreditedOrder = {
        finalTotal: getRandomNumber(items + 1) + shipping,
        shipping,
        lines,
      };
      let sum = 0;
      const unitLineIds = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
      while (unitLineIds.length > 0) {
        const [lineId = ''] = unitLineIds.splice(getRandomNumber(unitLineIds.length), 1);
        const credit = calculateCredit(currentOrder, [{ lineId, quantity: 1 }]).goods;
        expect(credit).toBeGreaterThanOrEqual(0);
        sum += credit;
        currentOrder = addReturnedItems(currentOrder, lineId, 1);
      }
      expect(sum).toBe(items === 0 ? 0 : currentOrder.finalTotal - shipping);
    }
  });

  test('is zero for a free item', () => {
    const freeLine = { id: 'a', quantity: 1, lineTotal: 0, couponDiscount: 0, staffDiscount: 0, returned: 0 };
    const giftOrder = { finalTotal: 0, shipping: 0, lines: [freeLine] };
    expect(calculateCredit(giftOrder, [{ lineId: 'a', quantity: 1 }]).goods).toBe(0);
  });

  test('is reduced by the coupon only for lines the coupon applied to', () => {
    const mixedOrder = {
      finalTotal: 9_440,
      shipping: 0,
      lines: [
        {
          id: 'festive',
          quantity: 2,
          lineTotal: 4_000,
          couponDiscount: 2_000,
          staffDiscount: 0,
          returned: 0,
        },
        { id: 'other', quantity: 1, lineTotal: 6_000, couponDiscount: 0, staffDiscount: 0, returned: 0 },
      ],
    };
    expect(calculateCredit(mixedOrder, [{ lineId: 'festive', quantity: 1 }]).goods).toBe(1_180);
    expect(calculateCredit(mixedOrder, [{ lineId: 'other', quantity: 1 }]).goods).toBe(7_080);
  });

  test('is reduced by a staff discount only for the line that had it', () => {
    const mixedOrder = {
      finalTotal: 17_700,
      shipping: 0,
      lines: [
        {
          id: 'scratched',
          quantity: 1,
          lineTotal: 10_000,
          couponDiscount: 0,
          staffDiscount: 5_000,
          returned: 0,
        },
        { id: 'other', quantity: 1, lineTotal: 10_000, couponDiscount: 0, staffDiscount: 0, returned: 0 },
      ],
    };
    expect(calculateCredit(mixedOrder, [{ lineId: 'scratched', quantity: 1 }]).goods).toBe(5_900);
    expect(calculateCredit(mixedOrder, [{ lineId: 'other', quantity: 1 }]).goods).toBe(11_800);
  });

  test('includes the shipping less a deduction, but is never below zero', () => {
    expect(calculateTotalCredit({ goods: 1_000 }, { shipping: 200, deduction: 300 })).toBe(900);
    expect(calculateTotalCredit({ goods: 100 }, { shipping: 0, deduction: 300 })).toBe(0);
  });
});
