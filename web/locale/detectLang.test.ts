import { expect, test } from 'vitest';
import { detectLang } from './detectLang.ts';

test.each([
  ['Plain ring', 'ne', 'en'],
  ['हिमाल औंठी', 'ne', undefined],
  ['हिमाल औंठी, 18K', 'ne', undefined],
  ['धेरै राम्रो।', 'en', 'ne'],
  ['Plain ring', 'en', undefined],
  ['१६', 'ne', undefined],
  ['16', 'ne', undefined],
  [null, 'ne', undefined],
])('%s on a page in %s gets the lang attribute %s', (text, page, lang) => {
  expect(detectLang(text, page)).toBe(lang);
});
