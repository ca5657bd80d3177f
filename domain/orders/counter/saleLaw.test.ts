import { describe, expect, test } from 'vitest';
import { cashProblem, requiredCustomerDetails } from './saleLaw.ts';

const rules = { counterBuyerFrom: 250_000, counterPanFrom: 0 };
const handedOver = { isHandedOver: true };

describe('required customer details', () => {
  test.each([
    ['none for a walk-in who pays', { finalTotal: 249_999, paid: 249_999, ...handedOver }, []],
    [
      'name and phone from the store’s own amount',
      { finalTotal: 250_000, paid: 250_000, ...handedOver },
      ['NAMED_BUYER'],
    ],
    ['name and phone if an amount is due', { finalTotal: 1000, paid: 999, ...handedOver }, ['OWED']],
    [
      'name and phone if the items are collected later',
      { finalTotal: 1000, paid: 1000, isHandedOver: false },
      ['HANDED_OVER_LATER'],
    ],
    [
      'the account holder from a million',
      { finalTotal: 1_000_000, paid: 0, ...handedOver },
      ['OWN_BANK_ACCOUNT'],
    ],
  ])('%s', (_what, sale, reasons) => {
    const asked = requiredCustomerDetails(sale, rules);
    expect([...new Set(asked.map(({ because }) => because))]).toEqual(reasons);
    expect(asked.some(({ fact }) => fact === 'PAYER')).toBe(sale.finalTotal >= 1_000_000);
  });

  test('settings of 0 require nothing, and the PAN is required from the amount in the settings', () => {
    const sale = { finalTotal: 900_000, paid: 900_000, ...handedOver };
    expect(requiredCustomerDetails(sale, { counterBuyerFrom: 0, counterPanFrom: 0 })).toEqual([]);
    expect(requiredCustomerDetails(sale, { counterBuyerFrom: 0, counterPanFrom: 900_000 })).toEqual([
      { fact: 'PAN', because: 'BUYER_PAN' },
    ]);
  });
});

test.each([
  [{ finalTotal: 900_000, cash: 499_999, cashToday: 0 }, undefined],
  [{ finalTotal: 900_000, cash: 500_000, cashToday: 0 }, 'CASH_ABOVE_LAW'],
  [{ finalTotal: 1000, cash: 1000, cashToday: 498_999 }, undefined],
  [{ finalTotal: 1000, cash: 1000, cashToday: 499_000 }, 'CASH_OF_DAY_ABOVE_LAW'],
  [{ finalTotal: 1000, cash: 0, cashToday: 499_999 }, undefined],
  [{ finalTotal: 1_000_000, cash: 1, cashToday: 0 }, 'ONLY_FROM_A_BANK'],
])('cash of %o is %s', (facts, reason) => {
  expect(cashProblem(facts, 'payments')?.reason).toBe(reason);
});
