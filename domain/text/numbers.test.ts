import { expect, test } from 'vitest';
import {
  formatNumber,
  formatPlainNumber,
  localiseDigits,
  plainFigures,
  readAmount,
  readMilligrams,
  readNumber,
} from './numbers.ts';

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
])('writes %d as every Indian-grouping browser does', (value, written) => {
  expect(formatNumber(value)).toBe(written);
  expect(new Intl.NumberFormat('en-IN').format(value)).toBe(written);
});

test('groups whole numbers the Indian way in both languages', () => {
  expect(formatNumber(12_345_678)).toBe('1,23,45,678');
  expect(formatNumber(12_345_678, 'ne')).toBe('१,२३,४५,६७८');
});

test('keeps as many decimals as are asked for', () => {
  expect(formatNumber(8.4, 'en', 2)).toBe('8.40');
  expect(formatNumber(8.4, 'ne', 2)).toBe('८.४०');
  expect(formatNumber(1234.56789, 'en', 4)).toBe('1,234.5679');
});

test('writes a year or a size without grouping', () => {
  expect(formatPlainNumber(2083, 'en')).toBe('2083');
  expect(formatPlainNumber(2083, 'ne')).toBe('२०८३');
  expect(formatPlainNumber(6.5, 'ne')).toBe('६.५');
});

test('writes the figures within a text', () => {
  expect(localiseDigits('16', 'ne')).toBe('१६');
  expect(localiseDigits('6-7 cm', 'en')).toBe('6-7 cm');
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['305200', 305_200],
  [' 3,05,200 ', 305_200],
  ['305,200', 305_200],
  ['1,23,456', 123_456],
  ['1 23 456', 123_456],
  ['12,34,56,789', 123_456_789],
  ['३,०५,२००', 305_200],
  ['१२.५', 12.5],
  ['NPR 26,165.98', 26_165.98],
  ['npr5000', 5000],
  ['Rs. 5,000', 5000],
  ['Rs 5,000/-', 5000],
  ['रु ३,०५,२००', 305_200],
  ['.5', 0.5],
  ['-5', -5],
  ['−5', -5],
  ['1\u00A0234', 1234],
  ['रू १,०००/-', 1000],
  ['रु. 500', 500],
  ['Rs.1000/-', 1000],
  ['Rs.\u00A01,00,000.50', 100_000.5],
  ['₨ 250', 250],
  ['250 NPR', 250],
  ['500-', -500],
  ['500.00−', -500],
  ['Rs -500', -500],
  ['-Rs 500', -500],
  ['(500)', -500],
  ['+500', 500],
  ['(-500)', Number.NaN],
  ['-500-', Number.NaN],
  ['(500', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['Infinity', Number.NaN],
  ['NaN', Number.NaN],
  ['1,2', Number.NaN],
  ['12,5', Number.NaN],
  ['1,2345', Number.NaN],
  ['1,23,45', Number.NaN],
  ['1.2.3', Number.NaN],
  ['5.', Number.NaN],
  ['.', Number.NaN],
  ['-', Number.NaN],
  ['--5', Number.NaN],
  ['5 g', Number.NaN],
  ['5 0', Number.NaN],
  ['NPR', Number.NaN],
  ['a lot', Number.NaN],
  ['12٣', Number.NaN],
  ['99999999999999999999', Number.NaN],
])('%j is read as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('more decimals than there may be are refused, not cut off', () => {
  expect(readNumber('12.345', { decimals: 2 })).toBeNaN();
  expect(readNumber('12.34', { decimals: 2 })).toBe(12.34);
  expect(readNumber('12.0', { decimals: 0 })).toBeNaN();
  expect(readMilligrams('3.2')).toBe(3200);
  expect(readMilligrams('3.2005')).toBeNaN();
  expect(readMilligrams('')).toBeUndefined();
});

test.each([
  ['NPR 26,165.98', 26_165.98],
  ['', null],
  ['-5', null],
  ['12.345', null],
  ['a lot', null],
])('as an amount %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('figures are read as text, so that no paisa is lost', () => {
  expect(plainFigures('रु १२,३४५.१०')).toBe('12345.10');
  expect(plainFigures('12 34')).toBeNull();
});
