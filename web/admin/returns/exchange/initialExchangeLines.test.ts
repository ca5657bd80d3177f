import { expect, test } from 'vitest';
import { receivedReturn } from '../testing/returnSheet.ts';
import { wishedLines } from './wishedLines.ts';

const [line] = receivedReturn(5_900).lines;

/** What an exchange begins with, of lines of one ring. */
function wished(...given: Record<string, unknown>[]) {
  const lines = given.flatMap((part, index) =>
    line
      ? [{ ...line, id: String(index), orderLine: { ...line.orderLine, productId: 'lotus' }, ...part }]
      : [],
  );
  return wishedLines({ lines }).map(({ productId, size, quantity }) => ({ productId, size, quantity }));
}

test('an exchange begins with the wished size, as many as came', () => {
  expect(wished({ wishedSize: '14', quantity: 2, received: 1 })).toEqual([
    { productId: 'lotus', size: '14', quantity: 1 },
  ]);
});

test('the same wish of two lines is one', () => {
  expect(wished({ wishedSize: '14' }, { wishedSize: '14' })).toEqual([
    { productId: 'lotus', size: '14', quantity: 2 },
  ]);
});

test('it begins with nothing where only words were said, nothing came, or the product is no more', () => {
  expect(wished({ wishedWords: 'The ruby one' })).toEqual([]);
  expect(wished({ wishedSize: '14', received: 0 })).toEqual([]);
  expect(wished({ wishedSize: '14', orderLine: { ...line?.orderLine, productId: null } })).toEqual([]);
});
