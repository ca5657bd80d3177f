import { expect, test } from 'vitest';
import { formatNumber, formatPlainNumber, withFiguresOf } from './numbers.ts';

test('groups whole numbers the Indian way in both languages', () => {
  expect(formatNumber(12_345_678)).toBe('1,23,45,678');
  expect(formatNumber(12_345_678, 'ne')).toBe('१,२३,४५,६७८');
});

test('keeps as many decimals as are asked for', () => {
  expect(formatNumber(8.4, 'en', 2)).toBe('8.40');
  expect(formatNumber(8.4, 'ne', 2)).toBe('८.४०');
});

test('writes a year or a size without grouping', () => {
  expect(formatPlainNumber(2083, 'en')).toBe('2083');
  expect(formatPlainNumber(2083, 'ne')).toBe('२०८३');
  expect(formatPlainNumber(6.5, 'ne')).toBe('६.५');
});

test('writes the figures within a text', () => {
  expect(withFiguresOf('16', 'ne')).toBe('१६');
  expect(withFiguresOf('6-7 cm', 'en')).toBe('6-7 cm');
});
