import { expect, test } from 'vitest';
import { readTypedParcels } from './readTypedParcels.ts';

test.each([
  ['JW-7K2M94TXQE', { named: 'JW-7K2M94TXQE' }],
  ['JW-1 5186', { named: 'JW-1', amount: 5_186 }],
  ['JW-1 1,00,000', { named: 'JW-1', amount: 100_000 }],
  ['JW-1,1,00,000', { named: 'JW-1', amount: 100_000 }],
  ['JW-1, 5,000.00', { named: 'JW-1', amount: 5_000 }],
  ['JW-1\t"5,000"', { named: 'JW-1', amount: 5_000 }],
  ['JW-1;Rs. 5,000/-', { named: 'JW-1', amount: 5_000 }],
  ['JW-1 रु ५,०००', { named: 'JW-1', amount: 5_000 }],
  ['NCM 123 5186', { named: 'NCM 123', amount: 5_186 }],
  ['NCM T-12', { named: 'NCM T-12' }],
  ['JW-1,', { named: 'JW-1' }],
  ['JW-1: 500', { named: 'JW-1', amount: 500 }],
  ['JW-1 - 500', { named: 'JW-1', amount: 500 }],
  ['JW-1 = Rs 500', { named: 'JW-1', amount: 500 }],
  ['JW-1 500 NPR', { named: 'JW-1', amount: 500 }],
  ['JW-1 | 1,00,000', { named: 'JW-1', amount: 100_000 }],
  ['JW-1\u200B\u00A0500\u200E', { named: 'JW-1', amount: 500 }],
  ['1. JW-7K2M94TXQE 118 000', { named: 'JW-7K2M94TXQE', amount: 118_000 }],
  ['JW-7K2M 94TXQE', { named: 'JW-7K2M 94TXQE' }],
  ['jw 7k2m 94tx 42', { named: 'jw 7k2m 94tx 42' }],
] as const)('reads %j as one parcel', (line, parcel) => {
  expect(readTypedParcels(`\n${line}\r\n\n`)).toEqual([parcel]);
});

test.each([
  ['JW-1\nJW-2 5OOO', 'Row 2, column “2”: “5OOO” is not an amount.'],
  ['JW-7K2M94TXQE 1.5 lakh', 'Row 1, column “2”: “1.5 lakh” is not an amount.'],
  ['JW-7K2M94TXQE 5186 6', 'Row 1, column “2”: “5186 6” is not an amount.'],
  ['JW-7K2M94TXQE paid', 'Row 1, column “2”: “paid” is not an amount.'],
  ['JW-1,ten', 'Row 1, column “2”: “ten” is not an amount.'],
  ['JW-1 5186.50', 'Row 1, column “2”: “5186.50” includes paisa.'],
])('refuses %j instead of reading it as a fully paid parcel', (text, message) => {
  expect(() => readTypedParcels(text)).toThrow(message);
});

test('a long line is read quickly', () => {
  const line = `5${' '.repeat(100_000)}x`;
  expect(readTypedParcels(line)).toEqual([{ named: line }]);
});
