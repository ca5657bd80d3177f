import { expect, test } from 'vitest';
import { changeOf, mainMethod, tenderProblem } from './tender.ts';

test('change is what was given above the amount', () => {
  expect(changeOf({ amount: 1180, given: 1500 })).toBe(320);
  expect(changeOf({ amount: 1180 })).toBe(0);
});

test('an order is paid by what most of it is paid with', () => {
  expect(mainMethod([])).toBe('CASH');
  expect(
    mainMethod([
      { method: 'CASH', amount: 600 },
      { method: 'CARD', amount: 400 },
      { method: 'CARD', amount: 300 },
    ]),
  ).toBe('CARD');
});

test.each([
  [1000, false, undefined],
  [999, false, 'PAID_TOO_LITTLE'],
  [999, true, undefined],
  [1001, true, 'PAID_TOO_MUCH'],
])('%i of 1000, may owe: %s, is %s', (amount, allowOwing, reason) => {
  expect(tenderProblem([{ method: 'CASH', amount }], 1000, { allowOwing })?.reason).toBe(reason);
});
