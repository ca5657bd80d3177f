import { expect, test } from 'vitest';
import { readOrderNumber, readOrderNumberPrefix, readPrefixedOrderNumber } from './orderNumber.ts';

test.each([
  ['JW-7K2M9QX4TB', 'JW-7K2M9QX4TB'],
  [' jw-7k2m9qx4tb ', 'JW-7K2M9QX4TB'],
  ['#JW-7K2M9QX4TB', 'JW-7K2M9QX4TB'],
  ['JW 7K2M 9QX4 TB', 'JW-7K2M9QX4TB'],
  ['jw7k2m9qx4tb', 'JW-7K2M9QX4TB'],
  ['jw–7k2m9qx4tb', 'JW-7K2M9QX4TB'],
  ['7k2m-9qx4-tb', 'JW-7K2M9QX4TB'],
  ['७K२M९QX४TB', 'JW-7K2M9QX4TB'],
  ['JW-OOIL000000', 'JW-0011000000'],
  ['JWOIL00000', 'JW-JW01100000'],
  ['JW-7K2M', 'JW-7K2M'],
  ['7K2M', '7K2M'],
  ['01937f0e-5bcb-7cc1-8f3c-2b0d5a5d7f10', '01937F0E-5BCB-7CC1-8F3C-2B0D5A5D7F10'],
  ['  ', ''],
])('reads %j as the order number %s', (inputText, number) => {
  expect(readOrderNumber(inputText)).toBe(number);
});

test.each([
  ['7k2m', '7K2M'],
  ['jw-7k2', '7K2'],
  ['JW 7K 2M', '7K2M'],
  ['oil', '011'],
  ['९८४', '984'],
  ['usha', null],
  ['सीता', null],
  ['7K2M9QX4TB7', null],
  ['', null],
])('reads %j as the order number prefix %s', (inputText, prefix) => {
  expect(readOrderNumberPrefix(inputText)).toBe(prefix);
});

test.each([
  ['jw-', 'JW-'],
  ['JW', 'JW-'],
  ['jw - 7k', 'JW-7K'],
  ['Jwala', null],
  ['7K2M', null],
])('reads the order number prefix %j, which must include JW, as %s', (inputText, number) => {
  expect(readPrefixedOrderNumber(inputText)).toBe(number);
});
