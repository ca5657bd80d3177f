import { expect, test } from 'vitest';
import { settle, type TillPayment, withPayment } from './tillPayments.ts';

const payment = (given: Partial<TillPayment>): TillPayment => {
  return { key: '1', method: 'CASH', amount: null, reference: '', ...given };
};

test('a payment that nobody typed anything into is what is still due', () => {
  const card = payment({ method: 'CARD', amount: '1,000' });
  expect(settle([card, payment({})], 11_800).map(({ amount }) => amount)).toEqual([1000, 10_800]);
});

test('what cash is too much goes back, and nothing of a card', () => {
  expect(settle([payment({ amount: '12000' })], 11_800)).toEqual([{ amount: 11_800, change: 200 }]);
  const cards = [payment({ method: 'CARD', amount: '10000' }), payment({ amount: '2000' })];
  expect(settle(cards, 11_800)).toEqual([
    { amount: 10_000, change: 0 },
    { amount: 1800, change: 200 },
  ]);
  const [card] = settle([payment({ method: 'CARD', amount: '12000' })], 11_800);
  expect(card).toEqual({ amount: 12_000, change: 0 });
});

test('an amount that was cleared pays nothing', () => {
  expect(settle([payment({ amount: '' })], 11_800)).toEqual([{ amount: 0, change: 0 }]);
});

test('a key says how the rest is paid: it takes the place of what was only begun, and adds to what was typed', () => {
  const begun = withPayment([], 'CASH', '1');
  expect(withPayment(begun, 'CARD', '2')).toMatchObject([{ key: '2', method: 'CARD', amount: null }]);
  const typed = [payment({ amount: '5000' })];
  expect(withPayment(typed, 'CARD', '2')).toMatchObject([
    { amount: '5000' },
    { method: 'CARD', amount: null },
  ]);
});

test('there is one payment in cash', () => {
  const typed = [payment({ amount: '5000' })];
  expect(withPayment(typed, 'CASH', '2')).toEqual(typed);
});
