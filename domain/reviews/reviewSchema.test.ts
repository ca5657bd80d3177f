import { expect, test } from 'vitest';
import { reviewSchema } from './reviewSchema.ts';

const review = { rating: 5, title: 'Lovely', comment: 'Well made and bright.' };

test('trims a review, and removes a blank headline', () => {
  expect(reviewSchema.parse({ ...review, title: '  ', comment: '  Well made and bright. ' })).toEqual({
    ...review,
    title: undefined,
  });
});

test.each([
  [{ rating: 0 }, 'Choose a rating from 1 to 5 stars.'],
  [{ rating: 6 }, 'Choose a rating from 1 to 5 stars.'],
  [{ rating: 4.5 }, 'Choose a rating from 1 to 5 stars.'],
  [{ rating: '5' }, 'Choose a rating from 1 to 5 stars.'],
  [{ title: 'x'.repeat(121) }, 'Use at most 120 characters for the headline.'],
  [{ comment: 'Too short' }, 'Enter at least 10 characters.'],
  [{ comment: `short${' '.repeat(20)}` }, 'Enter at least 10 characters.'],
  [{ comment: null }, 'Enter at least 10 characters.'],
  [{ comment: 'x'.repeat(2001) }, 'Use at most 2,000 characters for the review.'],
])('%j is rejected with one message', (overrides, message) => {
  const issues = reviewSchema.safeParse({ ...review, ...overrides }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
