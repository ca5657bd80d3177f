import { expect, test } from 'vitest';
import { findOrderCashProblem } from './cashLimit.ts';
import type { PaymentMethod } from './orderLifecycle.ts';

const buildCashEntry = (amount: number, method: PaymentMethod = 'CASH') => ({ method, amount });

test.each([
  ['cash just below it', buildCashEntry(499_999), [], true],
  ['cash that reaches it', buildCashEntry(500_000), [], false],
  ['cash on delivery that reaches it', buildCashEntry(500_000, 'COD'), [], false],
  [
    'cash in parts that reach it',
    buildCashEntry(200_000),
    [buildCashEntry(200_000), buildCashEntry(100_000, 'COD')],
    false,
  ],
  [
    'cash in parts that stay below it',
    buildCashEntry(199_999),
    [buildCashEntry(200_000), buildCashEntry(100_000, 'COD')],
    true,
  ],
  ['cash in addition to a transfer', buildCashEntry(1_000), [buildCashEntry(900_000, 'BANK_TRANSFER')], true],
  ['a card payment', buildCashEntry(900_000, 'CARD'), [buildCashEntry(499_999)], true],
])('applies the cash limit to %s', (_case, entry, earlierEntries, isAllowed) => {
  expect(findOrderCashProblem(entry, earlierEntries) === null).toBe(isAllowed);
});

test('the problem includes the cash received so far', () => {
  expect(findOrderCashProblem(buildCashEntry(400_000), [buildCashEntry(200_000)])).toMatchObject({
    code: 'PAYMENT_NOT_ALLOWED',
    field: 'method',
    params: { limitNpr: 500_000, cashNpr: 200_000 },
  });
});
