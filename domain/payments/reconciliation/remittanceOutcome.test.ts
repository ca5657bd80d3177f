import { expect, test } from 'vitest';
import { remittanceOutcome } from './remittanceOutcome.ts';

test.each([
  ['BROUGHT', { orderId: 'a', expected: 11_800, amountPaisa: 1_180_000 }],
  ['SHORT', { orderId: 'a', expected: 11_800, amountPaisa: 1_179_950 }],
  ['OVER', { orderId: 'a', expected: 11_800, amountPaisa: 1_200_000 }],
  ['NOTHING_THERE', { orderId: 'a', expected: 0, amountPaisa: 1_180_000 }],
  ['UNKNOWN', { orderId: null, expected: 0, amountPaisa: 1_180_000 }],
] as const)('a parcel is %s', (outcome, parcel) => {
  expect(remittanceOutcome(parcel)).toBe(outcome);
});
