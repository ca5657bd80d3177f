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
])('%s is the website %s', (typed, origin) => {
  expect(toOrigin(typed)).toBe(origin);
});

test('each is kept once, as browsers name it', () => {
  expect(originsSchema.parse(['https://a.example.com/', 'https://A.example.com'])).toEqual([
    'https://a.example.com',
  ]);
});

test.each([
  [
    ['https://a.example.com', 'a.example.com'],
    'Enter a website as https://shop.example.com: a.example.com is none.',
  ],
  [Array.from({ length: 21 }, (_, index) => `https://s${index}.example.com`), 'Allow at most 20 websites.'],
])('%j is refused with one sentence', (typed, message) => {
  expect(originsSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
