import { expect, test } from 'vitest';
import {
  formatMillimetres,
  formatStoneSize,
  hasMeasurement,
  readMicrometres,
  readStoneSize,
  toMeasurements,
  writeStoneSize,
} from './measurements.ts';

test('lists measurements in a fixed order, whatever order they are stored in', () => {
  expect(toMeasurements({ band_width: 4600, inside_diameter: 17_200, unheard_of: 1 })).toEqual([
    { kind: 'inside_diameter', micrometres: 17_200 },
    { kind: 'band_width', micrometres: 4600 },
  ]);
  expect(toMeasurements(null)).toEqual([]);
});

test.each([
  [17_200, '17.2 mm', '१७.२ मिमि'],
  [440_000, '440 mm', '४४० मिमि'],
  [1150, '1.15 mm', '१.१५ मिमि'],
])('formats %i micrometres as %s, and as %s in Nepali', (micrometres, englishText, nepaliText) => {
  expect(formatMillimetres(micrometres)).toBe(englishText);
  expect(formatMillimetres(micrometres, 'ne')).toBe(nepaliText);
});

test.each([
  ['17.2', 17_200],
  ['१७.२', 17_200],
  ['', undefined],
  ['wide', Number.NaN],
  ['1.2345', Number.NaN],
])('reads %j as %s micrometres', (inputText, micrometres) => {
  expect(readMicrometres(inputText)).toBe(micrometres);
});

test.each([
  [{ lengthUm: 6500, widthUm: null, depthUm: null }, 'round', '6.5', '6.5 mm'],
  [{ lengthUm: 8000, widthUm: 6000, depthUm: null }, 'oval', '8x6', '8 × 6 mm'],
  [{ lengthUm: 7200, widthUm: 5100, depthUm: 3305 }, null, '7.2x5.1x3.305', '7.2 × 5.1 × 3.305 mm'],
  [
    { lengthUm: 6430, widthUm: 6470, depthUm: 4010 },
    'round brilliant',
    '6.43x6.47x4.01',
    '6.43 – 6.47 × 4.01 mm',
  ],
])(
  'the size %j of a stone with the cut %s is typed as %s and shown as %s',
  (size, cut, inputText, displayedText) => {
    expect(writeStoneSize(size)).toBe(inputText);
    expect(readStoneSize(inputText)).toEqual(size);
    expect(formatStoneSize(size, { cut })).toBe(displayedText.replaceAll(' ', '\u00A0'));
  },
);

test('an unknown stone size is empty, and an incomplete one is invalid', () => {
  expect(readStoneSize('')).toEqual({ lengthUm: null, widthUm: null, depthUm: null });
  expect(writeStoneSize({ lengthUm: null, widthUm: null, depthUm: null })).toBe('');
  expect(readStoneSize('8 ×')).toEqual({ lengthUm: 8000, widthUm: Number.NaN, depthUm: null });
  expect(readStoneSize('×6')).toEqual({ lengthUm: Number.NaN, widthUm: 6000, depthUm: null });
  expect(readStoneSize('1x2x3x4')).toEqual({ lengthUm: 1000, widthUm: 2000, depthUm: Number.NaN });
});

test('a necklace has an inner length and no band', () => {
  expect([hasMeasurement('inner_length', 'NECKLACES'), hasMeasurement('band_width', 'NECKLACES')]).toEqual([
    true,
    false,
  ]);
});
