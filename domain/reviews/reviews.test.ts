import { expect, test } from 'vitest';
import { calculateRatingHundredths, toPublicName } from './reviews.ts';

test.each([
  ['Sita Sharma', 'Sita S.'],
  ['Sita Devi Sharma', 'Sita S.'],
  ['  sita   sharma ', 'sita S.'],
  ['Sita', 'Sita'],
  ['सीता शर्मा', 'सीता श.'],
  ['', ''],
])('%j is shown as %j', (name, displayedName) => {
  expect(toPublicName(name)).toBe(displayedName);
});

test.each([
  [0, 0, 0],
  [5, 1, 500],
  [14, 3, 467],
  [13, 3, 433],
  [9, 2, 450],
])('%i stars in %i reviews average %i hundredths of a star', (stars, reviews, mean) => {
  expect(calculateRatingHundredths(stars, reviews)).toBe(mean);
});
