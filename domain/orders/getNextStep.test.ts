import { expect, test } from 'vitest';
import { getNextStep } from './getNextStep.ts';

test('the CASH_TO_COLLECT view suggests recording the carrier’s remittance', () => {
  const deliveredOrder = { status: 'DELIVERED', due: 0, cashWithCarrier: 11_800 } as const;
  expect(getNextStep(deliveredOrder, 'CASH_TO_COLLECT')).toBe('REMITTED');
  expect(getNextStep(deliveredOrder, null)).toBe(null);
});

test.each([
  ['PENDING', 11_800, null, 'CONFIRMED'],
  ['CONFIRMED', 11_800, 'TO_PREPARE', 'PROCESSING'],
  ['PROCESSING', 0, 'TO_SHIP', 'SHIPPED'],
  ['SHIPPED', 11_800, 'CASH_TO_COLLECT', 'DELIVERED'],
  ['DELIVERED', 1_800, 'CASH_TO_COLLECT', 'PAID'],
  ['CONFIRMED', 11_800, 'PAYMENT_DUE', 'PAID'],
  ['CONFIRMED', 0, 'PAYMENT_DUE', null],
  ['DELIVERED', 0, null, null],
  ['CANCELLED', 0, null, null],
  ['RETURNED', 0, 'RETURNS', null],
] as const)(
  'the next step of a %s order with NPR %i due in the order view %s is %s',
  (status, due, view, step) => {
    expect(getNextStep({ status, due }, view)).toBe(step);
  },
);
