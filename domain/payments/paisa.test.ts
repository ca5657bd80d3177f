import { describe, expect, test } from 'vitest';
import { readPaisa, toPaisa } from './paisa.ts';

test('a rupee has a hundred paisa', () => {
  expect(toPaisa(305_200)).toBe(30_520_000);
});

describe('an amount in a provider’s format', () => {
  test.each([
    ['1000', 100_000],
    ['1000.0', 100_000],
    ['1,000.0', 100_000],
    ['2,00,000.00', 20_000_000],
    ['1433.50', 143_350],
    ['0.07', 7],
    ['19.99', 1999],
    ['1.10', 110],
    ['8.200', 820],
    [' 614.0 ', 61_400],
  ])('%s is %i paisa', (text, paisa) => {
    expect(readPaisa(text)).toBe(paisa);
  });

  test.each(['', '-5', '1.005', '1e3', '10,00', 'NPR 5', '1.', '99999999999999999'])(
    '%j is not an amount',
    (text) => {
      expect(readPaisa(text)).toBeNull();
    },
  );
});
