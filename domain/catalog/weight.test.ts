import { expect, test } from 'vitest';
import {
  formatCarat,
  formatGrams,
  formatTola,
  formatTolaInGrams,
  MG_PER_TOLA,
  splitTola,
  toMilligrams,
} from './weight.ts';

test.each([
  [8.42, 8420],
  [11.664, 11_664],
  [0.1, 100],
  [2.0005, 2001],
  [0, 0],
])('%d g is %d mg', (grams, mg) => {
  expect(toMilligrams(grams)).toBe(mg);
});

test.each([
  [8420, '8.42 g', '0.722 tola'],
  [MG_PER_TOLA, '11.66 g', '1.000 tola'],
  [5832, '5.83 g', '0.500 tola'],
  [8425, '8.43 g', '0.722 tola'],
  [0, '0.00 g', '0.000 tola'],
])('%d mg is formatted as %s and %s', (mg, grams, tola) => {
  expect(formatGrams(mg)).toBe(grams);
  expect(formatTola(mg)).toBe(tola);
});

test.each([
  [1.02, '1.02 ct'],
  [16.4, '16.40 ct'],
  [0.069, '0.069 ct'],
  [0.05, '0.05 ct'],
])('%d carats are formatted as %s', (carat, text) => {
  expect(formatCarat(carat)).toBe(text);
});

test.each([
  [MG_PER_TOLA, { tola: 1, lal: 0 }],
  [14_580, { tola: 1, lal: 25 }],
  [8420, { tola: 0, lal: 72 }],
  [117, { tola: 0, lal: 1 }],
  [11_660, { tola: 1, lal: 0 }],
  [0, { tola: 0, lal: 0 }],
])('splits %d mg into tola and lal', (mg, parts) => {
  expect(splitTola(mg)).toEqual(parts);
});

test("a tola matches the ratio of the federation's rates for a tola and for 10 g", () => {
  expect(Math.round((305_200 * 10_000) / MG_PER_TOLA)).toBe(261_660);
  expect(formatTolaInGrams()).toBe('11.664');
  expect(formatTolaInGrams('ne')).toBe('११.६६४');
});
