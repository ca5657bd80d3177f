import { expect, test } from 'vitest';
import { cashProblem } from './cashLimit.ts';
import type { PaymentMethod } from './orderLifecycle.ts';

const cash = (amount: number, method: PaymentMethod = 'CASH') => ({ method, amount });

test.each([
  ['just below', cash(499_999), [], true],
  ['from the limit on', cash(500_000), [], false],
  ['at the door', cash(500_000, 'COD'), [], false],
  ['in parts', cash(200_000), [cash(200_000), cash(100_000, 'COD')], false],
  ['in parts that stay below', cash(199_999), [cash(200_000), cash(100_000, 'COD')], true],
  ['beside a transfer', cash(1_000), [cash(900_000, 'BANK_TRANSFER')], true],
  ['by card', cash(900_000, 'CARD'), [cash(499_999)], true],
])('cash %s', (_what, entry, earlier, isAllowed) => {
  expect(cashProblem(entry, earlier) === null).toBe(isAllowed);
});

test('the refusal says how much came in cash already', () => {
  expect(cashProblem(cash(400_000), [cash(200_000)])).toMatchObject({
    code: 'PAYMENT_NOT_ALLOWED',
    field: 'method',
    params: { limitNpr: 500_000, takenNpr: 200_000 },
  });
});
