import { expect, test } from 'vitest';
import { originsSchema, toOrigin } from './origins.ts';

test.each([
  ['https://shop.example.com', 'https://shop.example.com'],
  [' HTTPS://Shop.Example.com/ ', 'https://shop.example.com'],
  ['https://shop.example.com:443', 'https://shop.example.com'],
  ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['http://shop.example.com', null],
  ['https://shop.example.com/page', null],
  ['https://*.example.com', null],
  ['https://user@example.com', null],
  ['https://example', null],
  ['https://-a.example.com', null],
  ['null', null],
  ['*', null],
  ['', null],
])('%s has the origin %s', (input, origin) => {
  expect(toOrigin(input)).toBe(origin);
});

test('removes duplicates and normalises origins', () => {
  expect(originsSchema.parse(['https://a.example.com/', 'https://A.example.com'])).toEqual([
    'https://a.example.com',
  ]);
});

test.each([
  [
    ['https://a.example.com', 'a.example.com'],
    'a.example.com is not a website address. Enter an address such as https://shop.example.com.',
  ],
  [
    Array.from({ length: 21 }, (_, index) => `https://s${index}.example.com`),
    'You can allow at most 20 websites.',
  ],
])('%j is rejected with one message', (input, message) => {
  expect(originsSchema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
