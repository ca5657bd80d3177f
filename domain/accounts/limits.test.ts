import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from './grants.ts';
import { discountProblem, largestDiscount, refundProblem } from './limits.ts';

const limits = { discountPercent: 5, refundNpr: 10_000 };
const none = { discountPercent: 0, refundNpr: 0 };

describe('a discount', () => {
  test.each([
    [5_000, null],
    [5_001, 'DISCOUNT_ABOVE_LIMIT'],
  ])('of %d from 100,000 within 5 %%: %j', (discount, reason) => {
    expect(discountProblem({ discount, price: 100_000 }, limits)?.reason ?? null).toBe(reason);
  });

  test('reports the limit', () => {
    const problem = discountProblem({ discount: 6_000, price: 100_000 }, limits, 'lines.0.discount');
    expect(problem).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { percent: 5, limitNpr: 5_000 },
      field: 'lines.0.discount',
      message: 'Your discount limit is 5%, which is NPR 5,000 here. Ask a colleague with a higher limit.',
    });
  });

  test('any discount is refused if the limit is 0, and a discount of 0 is allowed', () => {
    expect(discountProblem({ discount: 1, price: 100 }, none)?.reason).toBe('DISCOUNT_FORBIDDEN');
    expect(discountProblem({ discount: 0, price: 100 }, none)).toBeNull();
  });

  test('can be the full price if there is no limit', () => {
    expect(discountProblem({ discount: 100, price: 100 }, NO_LIMITS)).toBeNull();
    expect(largestDiscount(100, NO_LIMITS)).toBeNull();
  });

  test('rounds the limit down to whole rupees', () => {
    expect(largestDiscount(1_999, limits)).toBe(99);
  });
});

describe('a refund', () => {
  test.each([
    [10_000, 0, null],
    [10_001, 0, 'REFUND_ABOVE_LIMIT'],
    [4_000, 6_000, null],
    [4_001, 6_000, 'REFUND_ABOVE_LIMIT'],
  ])('of %d after %d within 10,000: %j', (amount, before, reason) => {
    expect(refundProblem({ amount, refundedBefore: before }, limits)?.reason ?? null).toBe(reason);
  });

  test('reports the limit and the amount left', () => {
    expect(refundProblem({ amount: 5_000, refundedBefore: 6_000 }, limits)).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { limitNpr: 10_000, leftNpr: 4_000 },
      field: 'amount',
    });
  });

  test('any refund is refused if the limit is 0, and allowed if there is no limit', () => {
    expect(refundProblem({ amount: 1 }, none)?.reason).toBe('REFUND_FORBIDDEN');
    expect(refundProblem({ amount: 9_000_000 }, NO_LIMITS)).toBeNull();
  });
});
