import { expect, test } from 'vitest';
import { matchRecordedPayment, type RecordedPayment } from './recordedPayment.ts';

const buildRecordedPayment = (overrides: Partial<RecordedPayment> = {}): RecordedPayment => ({
  ...{ id: 'one', amount: 1_566, isSameMethod: true, hasReference: false, hasSameReference: false },
  ...overrides,
});
const providerPayment = { amount: 1_566, receivedPaisa: 156_600, due: 0 };
const SAME_PAYMENT = { kind: 'SAME', paymentId: 'one' };

test('an entry with the reference and amount of the payment matches it', () => {
  expect(
    matchRecordedPayment(providerPayment, [
      buildRecordedPayment({ hasSameReference: true, hasReference: true }),
    ]),
  ).toEqual(SAME_PAYMENT);
  expect(
    matchRecordedPayment({ ...providerPayment, due: 1_566 }, [
      buildRecordedPayment({ hasSameReference: true }),
    ]),
  ).toEqual(SAME_PAYMENT);
});

test('an entry with the same reference and another amount needs a decision by staff', () => {
  expect(
    matchRecordedPayment(providerPayment, [buildRecordedPayment({ hasSameReference: true, amount: 1_000 })])
      .kind,
  ).toBe('UNCLEAR');
});

test('the entry with the payment’s reference matches even if its amount differs from the attempt', () => {
  const shortPayment = { ...providerPayment, receivedPaisa: 140_000, due: 166 };
  expect(
    matchRecordedPayment(shortPayment, [buildRecordedPayment({ hasSameReference: true, amount: 1_400 })]),
  ).toEqual(SAME_PAYMENT);
});

test('an entry without a reference matches if it is the only entry and has paid the order', () => {
  expect(matchRecordedPayment(providerPayment, [buildRecordedPayment()])).toEqual(SAME_PAYMENT);
});

test.each([
  ['two candidates', providerPayment, [buildRecordedPayment(), buildRecordedPayment({ id: 'two' })]],
  ['an entry with another reference', providerPayment, [buildRecordedPayment({ hasReference: true })]],
  [
    'an entry with another amount, and nothing due',
    providerPayment,
    [buildRecordedPayment({ amount: 1_600 })],
  ],
  ['the same amount while more is due', { ...providerPayment, due: 1_566 }, [buildRecordedPayment()]],
  [
    'the same amount by another method, and nothing due',
    providerPayment,
    [buildRecordedPayment({ isSameMethod: false })],
  ],
  [
    'a partial entry by another method, and the rest due',
    { ...providerPayment, due: 566 },
    [buildRecordedPayment({ amount: 1_000, isSameMethod: false })],
  ],
  [
    'partial entries by another method, and nothing due',
    providerPayment,
    [
      buildRecordedPayment({ amount: 1_000, isSameMethod: false }),
      buildRecordedPayment({ id: 'two', amount: 566, isSameMethod: false }),
    ],
  ],
  [
    'the same amount by another method while more is due',
    { ...providerPayment, due: 1_566 },
    [
      buildRecordedPayment({ isSameMethod: false }),
      buildRecordedPayment({ id: 'two', amount: 100, isSameMethod: false }),
    ],
  ],
  [
    'partial entries that add up to the payment while more is due',
    { ...providerPayment, due: 1_566 },
    [
      buildRecordedPayment({ amount: 1_000, isSameMethod: false }),
      buildRecordedPayment({ id: 'two', amount: 566, isSameMethod: false }),
    ],
  ],
])('%s: staff must decide', (_name, payment, entries) => {
  expect(matchRecordedPayment(payment, entries).kind).toBe('UNCLEAR');
});

test.each([
  ['no entry', providerPayment, []],
  [
    'a partial entry by the same method, and the full payment due',
    { ...providerPayment, due: 1_566 },
    [buildRecordedPayment({ amount: 500 })],
  ],
  [
    'a partial entry by another method, and the full payment due',
    { ...providerPayment, due: 1_566 },
    [buildRecordedPayment({ amount: 500, isSameMethod: false })],
  ],
])('%s: the payment is not a duplicate', (_name, payment, entries) => {
  expect(matchRecordedPayment(payment, entries).kind).toBe('NONE');
});
