import { expect, test } from 'vitest';
import { type Billed, creditParts, sumBilled, untaxed } from './creditParts.ts';

const invoice = { taxable: 10_001, tax: 1300, total: 11_501 };

test('a credit of everything takes back the invoice', () => {
  expect(creditParts(invoice, [], { total: 11_501, shipping: 200 })).toEqual(invoice);
});

test('what is credited for pieces takes its part of the tax back, and none of the shipping', () => {
  const credit = creditParts(invoice, [], { total: 5000, shipping: 0 });
  expect(credit).toEqual({ taxable: 4425, tax: 575, total: 5000 });
  expect(untaxed(credit)).toBe(0);
});

test('the shipping takes back no tax', () => {
  expect(creditParts(invoice, [], { total: 200, shipping: 200 })).toEqual({ taxable: 0, tax: 0, total: 200 });
});

test('credits that come to all of it come to its tax as well, to the rupee', () => {
  const credits: Billed[] = [];
  for (const total of [3333, 3333, 3333, 1502])
    credits.push(creditParts(invoice, credits, { total, shipping: 0 }));
  expect(sumBilled(credits)).toEqual(invoice);
});

test('no more is taken back than is left', () => {
  const before = [creditParts(invoice, [], { total: 11_000, shipping: 0 })];
  expect(creditParts(invoice, before, { total: 5000, shipping: 0 }).total).toBe(501);
  expect(creditParts(invoice, [invoice], { total: 1, shipping: 0 })).toEqual({
    taxable: 0,
    tax: 0,
    total: 0,
  });
});
