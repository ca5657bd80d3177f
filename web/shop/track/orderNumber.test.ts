import { expect, test } from 'vitest';
import { asOrderNumber } from './orderNumber.ts';

test.each([
  ['JW-7K2M9QX4TB', 'JW-7K2M9QX4TB'],
  [' jw-7k2m9qx4tb ', 'JW-7K2M9QX4TB'],
  ['JW 7K2M 9QX4 TB', 'JW-7K2M9QX4TB'],
  ['jw–7k2m9qx4tb', 'JW-7K2M9QX4TB'],
  ['7K2M9QX4TB', '7K2M9QX4TB'],
  ['  ', ''],
])('%j is read as %s', (typed, number) => {
  expect(asOrderNumber(typed)).toBe(number);
});
