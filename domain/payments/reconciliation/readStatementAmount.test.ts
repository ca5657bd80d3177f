import { expect, test } from 'vitest';
import { readStatementAmount } from './readStatementAmount.ts';

test.each([
  ['1000', 100_000],
  ['5,00,000.00', 50_000_000],
  ['Rs. 1,250.5', 125_050],
  ['NPR 20', 2_000],
  ["'-500.00", -50_000],
  ['-500.00', -50_000],
  ['(20.00)', -2_000],
  ['20.00 Dr', -2_000],
  ['20.00 Cr.', 2_000],
  ['20.00 (Dr)', -2_000],
  ['(20.00 Dr)', -2_000],
  ['Dr 20.00', -2_000],
  ['CR. Rs. 20', 2_000],
  ['20.00 D', -2_000],
  ['20.00 C', 2_000],
  ['D20', null],
  ['१,००० ', 100_000],
  ['0.00', 0],
  ['-0.00', 0],
  ['1.005', null],
  ['abc', null],
  ['12 34', null],
])('converts %s to paisa', (cell, paisa) => {
  expect(readStatementAmount(cell, 'RUPEES')).toBe(paisa);
});

test('an amount in paisa has no fraction', () => {
  expect(readStatementAmount('118000', 'PAISA')).toBe(118_000);
  expect(readStatementAmount('1180.50', 'PAISA')).toBeNull();
});

test('a long cell is rejected quickly', () => {
  expect(readStatementAmount(`5${' '.repeat(100_000)}x`, 'RUPEES')).toBeNull();
});
