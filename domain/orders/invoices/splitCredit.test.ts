import { expect, test } from 'vitest';
import { type BilledAmounts, calculateUntaxedAmount, splitCredit, sumBilledAmounts } from './splitCredit.ts';

const invoice = { taxable: 10_001, tax: 1300, total: 11_501 };

test('a credit of the full amount cancels the invoice', () => {
  expect(splitCredit(invoice, [], { total: 11_501, shipping: 200 })).toEqual(invoice);
});

test('a credit for items includes their tax and no shipping', () => {
  const credit = splitCredit(invoice, [], { total: 5000, shipping: 0 });
  expect(credit).toEqual({ taxable: 4425, tax: 575, total: 5000 });
  expect(calculateUntaxedAmount(credit)).toBe(0);
});

test('a credit for shipping includes no tax', () => {
  expect(splitCredit(invoice, [], { total: 200, shipping: 200 })).toEqual({ taxable: 0, tax: 0, total: 200 });
});

test('credits of the full amount include the full tax, to the rupee', () => {
  const credits: BilledAmounts[] = [];
  for (const total of [3333, 3333, 3333, 1502])
    credits.push(splitCredit(invoice, credits, { total, shipping: 0 }));
  expect(sumBilledAmounts(credits)).toEqual(invoice);
});

test('a credit never exceeds the uncredited part of the invoice', () => {
  const before = [splitCredit(invoice, [], { total: 11_000, shipping: 0 })];
  expect(splitCredit(invoice, before, { total: 5000, shipping: 0 }).total).toBe(501);
  expect(splitCredit(invoice, [invoice], { total: 1, shipping: 0 })).toEqual({
    taxable: 0,
    tax: 0,
    total: 0,
  });
});
