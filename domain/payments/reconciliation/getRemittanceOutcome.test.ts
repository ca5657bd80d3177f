import { expect, test } from 'vitest';
import { calculateAppliedAmount, getRemittanceOutcome } from './getRemittanceOutcome.ts';

test.each([
  ['OTHER_CARRIER', { status: 'DELIVERED', expected: 5_186, paid: 5_186 }],
  ['OTHER_CARRIER', { status: 'SHIPPED', expected: 0, paid: 5_186 }],
  ['NOTHING_DUE', { status: 'DELIVERED', expected: 0, paid: 5_186 }],
  ['ORDER_CANCELLED', { status: 'CANCELLED', expected: 0, paid: 5_186 }],
  ['UNKNOWN', { status: null, expected: 0, paid: 5_186 }],
] as const)('a parcel of another carrier has the outcome %s', (outcome, parcel) => {
  expect(getRemittanceOutcome({ ...parcel, isFromOtherCarrier: true })).toBe(outcome);
});

test.each([
  ['PAID', { status: 'DELIVERED', expected: 5_186, paid: 5_186 }, 5_186],
  ['PART', { status: 'DELIVERED', expected: 5_186, paid: 5_000 }, 5_000],
  ['PART', { status: 'RETURNED', expected: 5_186, paid: 0 }, 0],
  ['OVER', { status: 'DELIVERED', expected: 186, paid: 5_186 }, 186],
  ['NOTHING_DUE', { status: 'DELIVERED', expected: 0, paid: 5_186 }, 0],
  ['NOTHING_DUE', { status: 'SHIPPED', expected: 0, paid: 0 }, 0],
  ['NOT_DELIVERED', { status: 'SHIPPED', expected: 0, paid: 5_186 }, 0],
  ['ORDER_CANCELLED', { status: 'CANCELLED', expected: 0, paid: 5_186 }, 0],
  ['ORDER_CANCELLED', { status: 'RETURNED', expected: 0, paid: 5_186 }, 0],
  ['UNKNOWN', { status: null, expected: 0, paid: 5_186 }, 0],
] as const)('a parcel has the outcome %s', (outcome, parcel, appliedAmount) => {
  expect(getRemittanceOutcome(parcel)).toBe(outcome);
  expect(calculateAppliedAmount(parcel)).toBe(appliedAmount);
});
