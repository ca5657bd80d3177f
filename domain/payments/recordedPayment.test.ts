import { expect, test } from 'vitest';
import { matchRecorded, type RecordedPayment } from './recordedPayment.ts';

const buildRecordedPayment = (overrides: Partial<RecordedPayment> = {}): RecordedPayment => ({
  ...{ id: 'one', amount: 1_566, isSameMethod: true, hasReference: false, hasSameReference: false },
  ...overrides,
});
const providerPayment = { amount: 1_566, receivedPaisa: 156_600, due: 0 };
const SAME_PAYMENT = { kind: 'SAME', paymentId: 'one' };

test('an entry with the reference and amount of the payment matches it', () => {
  expect(
    matchRecorded(providerPayment, [buildRecordedPayment({ hasSameReference: true, hasReference: true })]),
  ).toEqual(SAME_PAYMENT);
  expect(
    matchRecorded({ ...providerPayment, due: 1_566 }, [buildRecordedPayment({ hasSameReference: true })]),
  ).toEqual(SAME_PAYMENT);
});

test('an entry with the same reference and another amount needs a decision by staff', () => {
  expect(
    matchRecorded(providerPayment, [buildRecordedPayment({ hasSameReference: true, amount: 1_000 })]).kind,
  ).toBe('UNCLEAR');
});

test('the entry with the payment’s reference matches even if its amount differs from the attempt', () => {
  const shortPayment = { ...providerPayment, receivedPaisa: 140_000, due: 166 };
  expect(
    matchRecorded(shortPayment, [buildRecordedPayment({ hasSameReference: true, amount: 1_400 })]),
  ).toEqual(SAME_PAYMENT);
});

test('the only entry without a reference that has paid the order matches', () => {
  expect(matchRecorded(providerPayment, [buildRecordedPayment()])).toEqual(SAME_PAYMENT);
});

test.each([
  ['two candidates', providerPayment, [buildRecordedPayment(), buildRecordedPayment({ id: 'two' })]],
  ['an entry with another reference', providerPayment, [buildRecordedPayment({ hasReference: true })]],
  ['an entry of another amount, and nothing due', providerPayment, [buildRecordedPayment({ amount: 1_600 })]],
  ['the same amount while more is due', { ...providerPayment, due: 1_566 }, [buildRecordedPayment()]],
  [
    'the same amount by another method, and nothing due',
    providerPayment,
    [buildRecordedPayment({ isSameMethod: false })],
  ],
  [
    'a part by another method, and less due',
    { ...providerPayment, due: 566 },
    [buildRecordedPayment({ amount: 1_000, isSameMethod: false })],
  ],
  [
    'parts by another method, and nothing due',
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
    'parts that add up to it while more is due',
    { ...providerPayment, due: 1_566 },
    [
      buildRecordedPayment({ amount: 1_000, isSameMethod: false }),
      buildRecordedPayment({ id: 'two', amount: 566, isSameMethod: false }),
    ],
  ],
])('%s: staff must decide', (_name, payment, entries) => {
  expect(matchRecorded(payment, entries).kind).toBe('UNCLEAR');
});

test.each([
  ['nothing recorded', providerPayment, []],
  [
    'a part by the same method, and the rest is due',
    { ...providerPayment, due: 1_566 },
    [buildRecordedPayment({ amount: 500 })],
  ],
  [
    'the other part by another method, and the rest is due',
    { ...providerPayment, due: 1_566 },
    [buildRecordedPayment({ amount: 500, isSameMethod: false })],
  ],
])('%s: both payments count', (_name, payment, entries) => {
  expect(matchRecorded(payment, entries).kind).toBe('NONE');
});
