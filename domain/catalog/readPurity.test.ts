import { expect, test } from 'vitest';
import { readPurity } from './readPurity.ts';

test.each([
  ['22K', '22K'],
  ['22 carat', '22K'],
  ['22 Kt', '22K'],
  ['22kt. gold', '22K'],
  ['22', '22K'],
  ['916', '22K'],
  ['91.6%', '22K'],
  ['91.67', '22K'],
  ['22K yellow gold', '22K'],
  ['916 HM', '22K'],
  ['22K (916)', '22K'],
  ['२२ क्यारेट', '22K'],
  ['18ct', '18K'],
  ['750', '18K'],
  ['925', '925'],
  ['S925', '925'],
  ['Sterling silver', '925'],
  ['999 fine silver', '999'],
])('reads %j as %s', (text, purity) => {
  expect(readPurity(text)).toBe(purity);
});

test('reads 999 as fine gold if the metal is gold', () => {
  expect(readPurity('999', 'GOLD')).toBe('24K');
  expect(readPurity('999', 'SILVER')).toBe('999');
});

test.each(['99K', '22K plated', '22K / 18K', '23 carat', '', 'gold', '2 2'])(
  'returns null for %j',
  (text) => {
    expect(readPurity(text)).toBeNull();
  },
);
