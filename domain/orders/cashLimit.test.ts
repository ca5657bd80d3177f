import { expect, test } from 'vitest';
import { orderCashProblem } from './cashLimit.ts';
import type { PaymentMethod } from './orderLifecycle.ts';

const cash = (amount: number, method: PaymentMethod = 'CASH') => ({ method, amount });

test.each([
  ['just below', cash(499_999), [], true],
  ['from the limit', cash(500_000), [], false],
  ['on delivery', cash(500_000, 'COD'), [], false],
  ['in parts', cash(200_000), [cash(200_000), cash(100_000, 'COD')], false],
  ['in parts that stay below it', cash(199_999), [cash(200_000), cash(100_000, 'COD')], true],
  ['in addition to a transfer', cash(1_000), [cash(900_000, 'BANK_TRANSFER')], true],
  ['by card', cash(900_000, 'CARD'), [cash(499_999)], true],
])('cash %s', (_what, entry, earlier, isAllowed) => {
  expect(orderCashProblem(entry, earlier) === null).toBe(isAllowed);
});

test('the problem includes the cash received so far', () => {
  expect(orderCashProblem(cash(400_000), [cash(200_000)])).toMatchObject({
    code: 'PAYMENT_NOT_ALLOWED',
    field: 'method',
    params: { limitNpr: 500_000, cashNpr: 200_000 },
  });
});
