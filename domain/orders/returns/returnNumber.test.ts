import { expect, test } from 'vitest';
import { calledReturnNumber, readReturnNumber } from './returnNumber.ts';

test.each(['RT-7K2M9QX4TB', 'rt-7k2m9qx4tb', ' rt 7K2M 9QX4 TB', '7K2M9QX4TB', '#RT–7K2M9QX4TB'])(
  '%s is the number of a return',
  (typed) => {
    expect(readReturnNumber(typed)).toBe('RT-7K2M9QX4TB');
  },
);

test('what is called a return is looked for among returns', () => {
  expect(calledReturnNumber('RT-7k2')).toBe('RT-7K2');
  expect(calledReturnNumber('rt-O1')).toBe('RT-01');
  expect(calledReturnNumber('JW-7K2')).toBeNull();
  expect(calledReturnNumber('Ram Rt')).toBeNull();
});
