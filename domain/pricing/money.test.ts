import { describe, expect, test } from 'vitest';
import { calculatePercentage, formatNpr, parseAmount } from './money.ts';

describe('rupees', () => {
  test.each([
    [0, 'NPR 0'],
    [-0, 'NPR 0'],
    [999, 'NPR 999'],
    [5000, 'NPR 5,000'],
    [123_456, 'NPR 1,23,456'],
    [12_345_678, 'NPR 1,23,45,678'],
    [-500, '−NPR 500'],
    [-0.4, 'NPR 0'],
    [199.5, 'NPR 200'],
  ])('formats %d as %s', (npr, text) => {
    expect(formatNpr(npr)).toBe(text);
  });
});

describe('a percentage is rounded half up to whole rupees', () => {
  test.each([
    [18, 250, 45],
    [18, 5000, 900],
    [10, 5, 1],
    [10, 4, 0],
    [50, 1, 1],
    [12.5, 4, 1],
    [1.1, 50, 1],
    [0.7, 500, 4],
    [1.15, 100, 1],
    [2.675, 20_000, 535],
    [0, 999, 0],
    [100, 999, 999],
    [6, 196_681, 11_801],
    [18, 40_000_000_000, 7_200_000_000],
  ])('%d %% of %d is %d', (percent, npr, expected) => {
    expect(calculatePercentage(npr, percent)).toBe(expected);
  });
});

describe('a value that is not a number counts as 0', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 12.5 ', 12.5],
    ['', 0],
    [' ', 0],
    ['abc', 0],
    ['1,200', 0],
    ['1e999', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [undefined, 0],
    [true, 0],
    [[7], 0],
    [{}, 0],
  ])('%j counts as %d', (value, expected) => {
    expect(parseAmount(value)).toBe(expected);
  });
});
