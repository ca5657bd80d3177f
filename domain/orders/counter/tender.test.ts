import { expect, test } from 'vitest';
import { calculateChange, findMainMethod, findTenderProblem } from './tender.ts';

test('the change is the cash given minus the amount', () => {
  expect(calculateChange({ amount: 1180, given: 1500 })).toBe(320);
  expect(calculateChange({ amount: 1180 })).toBe(0);
});

test('the order’s payment method is the one with the largest amount', () => {
  expect(findMainMethod([])).toBe('CASH');
  expect(
    findMainMethod([
      { method: 'CASH', amount: 600 },
      { method: 'CARD', amount: 400 },
      { method: 'CARD', amount: 300 },
    ]),
  ).toBe('CARD');
});

test.each([
  [1000, false, undefined],
  [999, false, 'PAYMENTS_BELOW_TOTAL'],
  [999, true, undefined],
  [1001, true, 'PAYMENTS_ABOVE_TOTAL'],
])(
  'a payment of %i out of 1000, with later payment allowed: %s, has the problem %s',
  (amount, canPayLater, reason) => {
    expect(findTenderProblem([{ method: 'CASH', amount }], 1000, { canPayLater })?.reason).toBe(reason);
  },
);
