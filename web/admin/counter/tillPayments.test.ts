import { expect, test } from 'vitest';
import { addPayment, settlePayments, type TillPayment } from './tillPayments.ts';

const createPayment = (overrides: Partial<TillPayment>): TillPayment => {
  return { key: '1', method: 'CASH', amount: null, reference: '', ...overrides };
};

test('a payment without a typed amount pays the amount due', () => {
  const card = createPayment({ method: 'CARD', amount: '1,000' });
  expect(settlePayments([card, createPayment({})], 11_800).map(({ amount }) => amount)).toEqual([
    1000, 10_800,
  ]);
});

test('excess cash is returned as change, but card payments never give change', () => {
  expect(settlePayments([createPayment({ amount: '12000' })], 11_800)).toEqual([
    { amount: 11_800, change: 200 },
  ]);
  const cards = [createPayment({ method: 'CARD', amount: '10000' }), createPayment({ amount: '2000' })];
  expect(settlePayments(cards, 11_800)).toEqual([
    { amount: 10_000, change: 0 },
    { amount: 1800, change: 200 },
  ]);
  const [card] = settlePayments([createPayment({ method: 'CARD', amount: '12000' })], 11_800);
  expect(card).toEqual({ amount: 12_000, change: 0 });
});

test('a cleared amount pays nothing', () => {
  expect(settlePayments([createPayment({ amount: '' })], 11_800)).toEqual([{ amount: 0, change: 0 }]);
});

test('a shortcut replaces an unedited payment, but adds a payment after an edited one', () => {
  const untouchedPayments = addPayment([], 'CASH', '1');
  expect(addPayment(untouchedPayments, 'CARD', '2')).toMatchObject([
    { key: '2', method: 'CARD', amount: null },
  ]);
  const typedPayments = [createPayment({ amount: '5000' })];
  expect(addPayment(typedPayments, 'CARD', '2')).toMatchObject([
    { amount: '5000' },
    { method: 'CARD', amount: null },
  ]);
});

test('a sale has at most one cash payment', () => {
  const typedPayments = [createPayment({ amount: '5000' })];
  expect(addPayment(typedPayments, 'CASH', '2')).toEqual(typedPayments);
});
