import { expect, test } from 'vitest';
import { formatNumber, formatPlainNumber, localiseDigits } from './numbers.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [9_007_199_254_740_991, '9,00,71,99,25,47,40,991'],
])('formats %d with Indian grouping as browsers do', (value, formattedValue) => {
  expect(formatNumber(value)).toBe(formattedValue);
  expect(new Intl.NumberFormat('en-IN').format(value)).toBe(formattedValue);
});

test('uses Indian grouping in both languages', () => {
  expect(formatNumber(12_345_678)).toBe('1,23,45,678');
  expect(formatNumber(12_345_678, 'ne')).toBe('१,२३,४५,६७८');
});

test('keeps the requested number of decimals', () => {
  expect(formatNumber(8.4, 'en', 2)).toBe('8.40');
  expect(formatNumber(8.4, 'ne', 2)).toBe('८.४०');
  expect(formatNumber(1234.56789, 'en', 4)).toBe('1,234.5679');
});

test('formats a year or a size without grouping', () => {
  expect(formatPlainNumber(2083, 'en')).toBe('2083');
  expect(formatPlainNumber(2083, 'ne')).toBe('२०८३');
  expect(formatPlainNumber(6.5, 'ne')).toBe('६.५');
});

test('converts the digits within a text', () => {
  expect(localiseDigits('16', 'ne')).toBe('१६');
  expect(localiseDigits('6-7 cm', 'en')).toBe('6-7 cm');
});
