import { expect, test } from 'vitest';
import { readMarkedReturnNumber, readReturnNumber } from './returnNumber.ts';

test.each(['RT-7K2M9QX4TB', 'rt-7k2m9qx4tb', ' rt 7K2M 9QX4 TB', '7K2M9QX4TB', '#RT–7K2M9QX4TB'])(
  '%s is read as a return number',
  (inputText) => {
    expect(readReturnNumber(inputText)).toBe('RT-7K2M9QX4TB');
  },
);

test('a text that begins with RT is searched as a return number', () => {
  expect(readMarkedReturnNumber('RT-7k2')).toBe('RT-7K2');
  expect(readMarkedReturnNumber('rt-O1')).toBe('RT-01');
  expect(readMarkedReturnNumber('JW-7K2')).toBeNull();
  expect(readMarkedReturnNumber('Ram Rt')).toBeNull();
});
