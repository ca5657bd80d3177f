import { expect, test } from 'vitest';
import { enteredAmount } from './enteredAmount.ts';

test.each([
  ['305200', 305_200],
  [' 3,05,200 ', 305_200],
  ['NPR 26,165.98', 26_165.98],
  ['रु ३,०५,२००', 305_200],
  ['', null],
  ['-5', null],
  ['12.345', null],
  ['a lot', null],
])('%j is %j', (text, amount) => {
  expect(enteredAmount(text)).toBe(amount);
});
