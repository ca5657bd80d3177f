import { describe, expect, test } from 'vitest';
import { findCashProblem, getRequiredCustomerDetails } from './saleLaw.ts';

const rules = { counterCustomerDetailsFrom: 250_000, counterPanFrom: 0 };
const handedOverSale = { isHandedOver: true };

describe('required customer details', () => {
  test.each([
    ['none for a walk-in who pays in full', { finalTotal: 249_999, paid: 249_999, ...handedOverSale }, []],
    [
      'name and phone from the amount set by the store',
      { finalTotal: 250_000, paid: 250_000, ...handedOverSale },
      ['CUSTOMER_NAME'],
    ],
    ['name and phone if an amount is due', { finalTotal: 1000, paid: 999, ...handedOverSale }, ['PAY_LATER']],
    [
      'name and phone if the items are collected later',
      { finalTotal: 1000, paid: 1000, isHandedOver: false },
      ['HANDED_OVER_LATER'],
    ],
    [
      'the account holder from one million rupees',
      { finalTotal: 1_000_000, paid: 0, ...handedOverSale },
      ['OWN_BANK_ACCOUNT'],
    ],
  ])('are %s', (_case, sale, reasons) => {
    const requiredDetails = getRequiredCustomerDetails(sale, rules);
    expect([...new Set(requiredDetails.map(({ because }) => because))]).toEqual(reasons);
    expect(requiredDetails.some(({ fact }) => fact === 'PAYER')).toBe(sale.finalTotal >= 1_000_000);
  });

  test('a setting of 0 requires no details, and the PAN is required from the amount in the settings', () => {
    const sale = { finalTotal: 900_000, paid: 900_000, ...handedOverSale };
    expect(getRequiredCustomerDetails(sale, { counterCustomerDetailsFrom: 0, counterPanFrom: 0 })).toEqual(
      [],
    );
    expect(
      getRequiredCustomerDetails(sale, { counterCustomerDetailsFrom: 0, counterPanFrom: 900_000 }),
    ).toEqual([{ fact: 'PAN', because: 'BUYER_PAN' }]);
  });
});

test.each([
  [{ finalTotal: 900_000, cash: 499_999, cashToday: 0 }, undefined],
  [{ finalTotal: 900_000, cash: 500_000, cashToday: 0 }, 'SALE_CASH_ABOVE_LEGAL_LIMIT'],
  [{ finalTotal: 1000, cash: 1000, cashToday: 498_999 }, undefined],
  [{ finalTotal: 1000, cash: 1000, cashToday: 499_000 }, 'DAILY_CASH_ABOVE_LEGAL_LIMIT'],
  [{ finalTotal: 1000, cash: 0, cashToday: 499_999 }, undefined],
  [{ finalTotal: 1_000_000, cash: 1, cashToday: 0 }, 'COUNTER_BANK_TRANSFER_REQUIRED'],
])('the cash problem of the sale %o is %s', (summary, reason) => {
  expect(findCashProblem(summary, 'payments')?.reason).toBe(reason);
});
