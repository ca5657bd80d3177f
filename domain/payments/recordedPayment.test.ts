import { expect, test } from 'vitest';
import { matchRecorded, type RecordedPayment } from './recordedPayment.ts';

const recorded = (overrides: Partial<RecordedPayment> = {}): RecordedPayment => ({
  ...{ id: 'one', amount: 1_566, isSameMethod: true, hasReference: false, hasSameReference: false },
  ...overrides,
});
const paid = { amount: 1_566, receivedPaisa: 156_600, due: 0 };
const SAME = { kind: 'SAME', paymentId: 'one' };

test('an entry with the reference and amount of the payment matches it', () => {
  expect(matchRecorded(paid, [recorded({ hasSameReference: true, hasReference: true })])).toEqual(SAME);
  expect(matchRecorded({ ...paid, due: 1_566 }, [recorded({ hasSameReference: true })])).toEqual(SAME);
});

test('an entry with the same reference and another amount needs a decision by staff', () => {
  expect(matchRecorded(paid, [recorded({ hasSameReference: true, amount: 1_000 })]).kind).toBe('UNCLEAR');
});

test('the entry with the payment’s reference matches even if its amount differs from the attempt', () => {
  const shortPayment = { ...paid, receivedPaisa: 140_000, due: 166 };
  expect(matchRecorded(shortPayment, [recorded({ hasSameReference: true, amount: 1_400 })])).toEqual(SAME);
});

test('the only entry without a reference that has paid the order matches', () => {
  expect(matchRecorded(paid, [recorded()])).toEqual(SAME);
});

test.each([
  ['two candidates', paid, [recorded(), recorded({ id: 'two' })]],
  ['an entry with another reference', paid, [recorded({ hasReference: true })]],
  ['an entry of another amount, and nothing due', paid, [recorded({ amount: 1_600 })]],
  ['the same amount while more is due', { ...paid, due: 1_566 }, [recorded()]],
  ['the same amount by another method, and nothing due', paid, [recorded({ isSameMethod: false })]],
  [
    'a part by another method, and less due',
    { ...paid, due: 566 },
    [recorded({ amount: 1_000, isSameMethod: false })],
  ],
  [
    'parts by another method, and nothing due',
    paid,
    [
      recorded({ amount: 1_000, isSameMethod: false }),
      recorded({ id: 'two', amount: 566, isSameMethod: false }),
    ],
  ],
  [
    'the same amount by another method while more is due',
    { ...paid, due: 1_566 },
    [recorded({ isSameMethod: false }), recorded({ id: 'two', amount: 100, isSameMethod: false })],
  ],
  [
    'parts that add up to it while more is due',
    { ...paid, due: 1_566 },
    [
      recorded({ amount: 1_000, isSameMethod: false }),
      recorded({ id: 'two', amount: 566, isSameMethod: false }),
    ],
  ],
])('%s: staff must decide', (_name, payment, entries) => {
  expect(matchRecorded(payment, entries).kind).toBe('UNCLEAR');
});

test.each([
  ['nothing recorded', paid, []],
  ['a part by the same method, and the rest is due', { ...paid, due: 1_566 }, [recorded({ amount: 500 })]],
  [
    'the other part by another method, and the rest is due',
    { ...paid, due: 1_566 },
    [recorded({ amount: 500, isSameMethod: false })],
  ],
])('%s: both count', (_name, payment, entries) => {
  expect(matchRecorded(payment, entries).kind).toBe('NONE');
});
