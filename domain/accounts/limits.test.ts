import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from './grants.ts';
import { calculateMaxDiscount, findDiscountProblem, findRefundProblem } from './limits.ts';

const limits = { discountPercent: 5, refundNpr: 10_000 };
const zeroLimits = { discountPercent: 0, refundNpr: 0 };

describe('a discount', () => {
  test.each([
    [5_000, null],
    [5_001, 'DISCOUNT_ABOVE_LIMIT'],
  ])('of %d on a price of 100,000 with a limit of 5 %% has the problem %j', (discount, reason) => {
    expect(findDiscountProblem({ discount, price: 100_000 }, limits)?.reason ?? null).toBe(reason);
  });

  test('above the limit is refused, and the problem states the limit', () => {
    const problem = findDiscountProblem({ discount: 6_000, price: 100_000 }, limits, 'lines.0.discount');
    expect(problem).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { percent: 5, limitNpr: 5_000 },
      field: 'lines.0.discount',
      message: 'Your discount limit is 5%, which is NPR 5,000 here. Ask a colleague with a higher limit.',
    });
  });

  test('of 0 is allowed if the limit is 0, and any other discount is refused', () => {
    expect(findDiscountProblem({ discount: 1, price: 100 }, zeroLimits)?.reason).toBe('DISCOUNT_FORBIDDEN');
    expect(findDiscountProblem({ discount: 0, price: 100 }, zeroLimits)).toBeNull();
  });

  test('can be the full price if there is no limit', () => {
    expect(findDiscountProblem({ discount: 100, price: 100 }, NO_LIMITS)).toBeNull();
    expect(calculateMaxDiscount(100, NO_LIMITS)).toBeNull();
  });

  test('has a limit that is rounded down to whole rupees', () => {
    expect(calculateMaxDiscount(1_999, limits)).toBe(99);
  });
});

describe('a refund', () => {
  test.each([
    [10_000, 0, null],
    [10_001, 0, 'REFUND_ABOVE_LIMIT'],
    [4_000, 6_000, null],
    [4_001, 6_000, 'REFUND_ABOVE_LIMIT'],
  ])(
    'of %d after refunds of %d with a limit of 10,000 has the problem %j',
    (amount, earlierRefund, reason) => {
      expect(findRefundProblem({ amount, refundedBefore: earlierRefund }, limits)?.reason ?? null).toBe(
        reason,
      );
    },
  );

  test('above the limit is refused, and the problem states the limit and the amount left', () => {
    expect(findRefundProblem({ amount: 5_000, refundedBefore: 6_000 }, limits)).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { limitNpr: 10_000, leftNpr: 4_000 },
      field: 'amount',
    });
  });

  test('is refused if the limit is 0, and allowed if there is no limit', () => {
    expect(findRefundProblem({ amount: 1 }, zeroLimits)?.reason).toBe('REFUND_FORBIDDEN');
    expect(findRefundProblem({ amount: 9_000_000 }, NO_LIMITS)).toBeNull();
  });
});
