import { expect, test } from 'vitest';
import { aReceivedReturn } from '../testing/aReturn.ts';
import { buildInitialExchangeLines } from './buildInitialExchangeLines.ts';

const [line] = aReceivedReturn(5_900).lines;

/** Returns the initial lines of an exchange for return lines of one ring. */
function buildInitialLines(...overrides: Record<string, unknown>[]) {
  const lines = overrides.flatMap((lineOverrides, index) =>
    line
      ? [
          {
            ...line,
            id: String(index),
            orderLine: { ...line.orderLine, productId: 'lotus' },
            ...lineOverrides,
          },
        ]
      : [],
  );
  return buildInitialExchangeLines({ lines }).map(({ productId, size, quantity }) => ({
    productId,
    size,
    quantity,
  }));
}

test('an exchange starts with the requested size in the quantity received', () => {
  expect(buildInitialLines({ exchangeSize: '14', quantity: 2, received: 1 })).toEqual([
    { productId: 'lotus', size: '14', quantity: 1 },
  ]);
});

test('the same requested size on two lines becomes one line', () => {
  expect(buildInitialLines({ exchangeSize: '14' }, { exchangeSize: '14' })).toEqual([
    { productId: 'lotus', size: '14', quantity: 2 },
  ]);
});

test('an exchange starts empty if the request is only text, nothing arrived, or the product was deleted', () => {
  expect(buildInitialLines({ exchangePreference: 'The ruby one' })).toEqual([]);
  expect(buildInitialLines({ exchangeSize: '14', received: 0 })).toEqual([]);
  expect(
    buildInitialLines({ exchangeSize: '14', orderLine: { ...line?.orderLine, productId: null } }),
  ).toEqual([]);
});
