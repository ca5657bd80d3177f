import { describe, expect, test } from 'vitest';
import { discountProblem, largestDiscount, refundProblem } from './limits.ts';
import { NO_LIMITS } from './rights.ts';

const limits = { discountPercent: 5, refundNpr: 10_000 };
const none = { discountPercent: 0, refundNpr: 0 };

describe('a discount', () => {
  test.each([
    [5_000, null],
    [5_001, 'DISCOUNT_ABOVE_LIMIT'],
  ])('of %d from 100,000 within 5 %%: %j', (discount, reason) => {
    expect(discountProblem({ discount, from: 100_000 }, limits)?.reason ?? null).toBe(reason);
  });

  test('names the limit', () => {
    const problem = discountProblem({ discount: 6_000, from: 100_000 }, limits, 'lines.0.discount');
    expect(problem).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { percent: 5, limitNpr: 5_000 },
      field: 'lines.0.discount',
      message: 'You may take off at most 5 %, which is NPR 5,000 here. Ask somebody who may give more.',
    });
  });

  test('is none at all without a limit to go to, and none is always given', () => {
    expect(discountProblem({ discount: 1, from: 100 }, none)?.reason).toBe('DISCOUNT_NOT_YOURS');
    expect(discountProblem({ discount: 0, from: 100 }, none)).toBeNull();
  });

  test('may be all of it where there is no limit', () => {
    expect(discountProblem({ discount: 100, from: 100 }, NO_LIMITS)).toBeNull();
    expect(largestDiscount(100, NO_LIMITS)).toBeNull();
  });

  test('is not rounded up to', () => {
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
    expect(refundProblem({ amount, before }, limits)?.reason ?? null).toBe(reason);
  });

  test('names the limit and what is left of it', () => {
    expect(refundProblem({ amount: 5_000, before: 6_000 }, limits)).toMatchObject({
      code: 'NOT_ALLOWED',
      params: { limitNpr: 10_000, leftNpr: 4_000 },
      field: 'amount',
    });
  });

  test('is none at all where the limit is none, and any where there is no limit', () => {
    expect(refundProblem({ amount: 1 }, none)?.reason).toBe('REFUND_NOT_YOURS');
    expect(refundProblem({ amount: 9_000_000 }, NO_LIMITS)).toBeNull();
  });
});
