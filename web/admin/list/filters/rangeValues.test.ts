import { expect, test } from 'vitest';
import { normaliseRange } from './rangeValues.ts';

test.each([
  [
    { from: '1,23,456', to: '२,००,०००' },
    { from: '123456', to: '200000' },
  ],
  [{ from: 'NPR 5 000' }, { from: '5000' }],
  [{}, {}],
  [{ from: '1e3' }, null],
  [{ to: '12.5' }, null],
  [{ from: '0x10', to: '5' }, null],
])('the range %j is normalised to %j', (range, expected) => {
  expect(normaliseRange(range)).toEqual(expected);
});
