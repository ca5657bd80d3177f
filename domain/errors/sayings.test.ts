import { expect, test } from 'vitest';
import { formatNpr } from '#domain/pricing/money.ts';
import { knownSaying, saying } from './sayings.ts';

test('a saying holds its values', () => {
  expect(saying('onlyLeft', { count: 2 })).toBe('Only 2 left.');
  expect(saying('couponMinimum', { least: formatNpr(10_000), missing: formatNpr(1_200) })).toBe(
    'This coupon is for orders of NPR 10,000 or more. Add NPR 1,200 to use it.',
  );
});

test('is known again with its values', () => {
  expect(knownSaying('This coupon is for orders of NPR 10,000 or more. Add NPR 1,200 to use it.')).toEqual({
    id: 'This coupon is for orders of {least} or more. Add {missing} to use it.',
    values: { least: 'NPR 10,000', missing: 'NPR 1,200' },
  });
  expect(knownSaying('Size 6.5 is not available.')?.values).toEqual({ size: '6.5' });
});

test('any other text is none', () => {
  expect(knownSaying('Choose a size.')).toBeNull();
  expect(knownSaying('Only 2 left')).toBeNull();
});
