import { expect, test } from 'vitest';
import { readPrefixedReturnNumber, readReturnNumber } from './returnNumber.ts';

test.each(['RT-7K2M9QX4TB', 'rt-7k2m9qx4tb', ' rt 7K2M 9QX4 TB', '7K2M9QX4TB', '#RT–7K2M9QX4TB'])(
  '%s is read as a return number',
  (inputText) => {
    expect(readReturnNumber(inputText)).toBe('RT-7K2M9QX4TB');
  },
);

test('a text that begins with RT is searched as a return number', () => {
  expect(readPrefixedReturnNumber('RT-7k2')).toBe('RT-7K2');
  expect(readPrefixedReturnNumber('rt-O1')).toBe('RT-01');
  expect(readPrefixedReturnNumber('JW-7K2')).toBeNull();
  expect(readPrefixedReturnNumber('Ram Rt')).toBeNull();
});
