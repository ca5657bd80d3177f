import { expect, test } from 'vitest';
import { normaliseNumber, readAmount, readMilligrams, readNumber } from './readNumber.ts';

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
  ['Rs (500.00)', -500],
  ['(Rs 500)', -500],
  ['Rs (Rs 500', Number.NaN],
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
])('reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('too many decimals are rejected, not truncated', () => {
  expect(readNumber('12.345', { decimals: 2 })).toBeNaN();
  expect(readNumber('12.34', { decimals: 2 })).toBe(12.34);
  expect(readNumber('12.0', { decimals: 0 })).toBeNaN();
  expect(readMilligrams('3.2')).toBe(3200);
  expect(readMilligrams('3.2005')).toBeNaN();
  expect(readMilligrams('')).toBeUndefined();
});

test('a weight with a comma is ambiguous, since 1,200 could be 1.2 g or 1,200 g', () => {
  expect(readMilligrams('1,200')).toBeNaN();
  expect(readMilligrams('1200')).toBe(1_200_000);
});

test.each([
  ['NPR 26,165.98', 26_165.98],
  ['', null],
  ['-5', null],
  ['12.345', null],
  ['a lot', null],
])('reads the amount %j as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('reads digits as text, so that no paisa is lost', () => {
  expect(normaliseNumber('रु १२,३४५.१०')).toBe('12345.10');
  expect(normaliseNumber('12 34')).toBeNull();
});
