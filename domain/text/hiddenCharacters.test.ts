import { expect, test } from 'vitest';
import { hasHiddenCharacters, removeHiddenCharacters } from './hiddenCharacters.ts';

test.each([
  ['', 'an empty text'],
  ['Sita Rai', 'Latin'],
  ['सीता राई', 'Devanagari'],
  ['गर्\u200Dयो', 'a joiner between letters'],
  ['श्रीमान्\u200C', 'a visible halant at the end of a word'],
  ['राज्\u200Cको घर', 'a visible halant within a word'],
  ['José Ñandú', 'letters with accents'],
  ['e\u0301', 'a combining mark'],
  ['💍 ❤\uFE0F', 'an emoji with a variation selector'],
  ['👩\u200D❤\uFE0F\u200D👨', 'joined emoji'],
  ['👍🏽', 'an emoji with a skin tone'],
  ['!', 'a punctuation mark'],
])('%j has no invisible characters: %s', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
  expect(removeHiddenCharacters(text)).toBe(text);
});

test.each([
  ['202A', 'LRE'],
  ['202B', 'RLE'],
  ['202C', 'PDF'],
  ['202D', 'LRO'],
  ['202E', 'RLO'],
  ['2066', 'LRI'],
  ['2067', 'RLI'],
  ['2068', 'FSI'],
  ['2069', 'PDI'],
  ['200E', 'LRM'],
  ['200F', 'RLM'],
  ['061C', 'ALM'],
  ['200B', 'a zero-width space'],
  ['200C', 'a non-joiner in Latin'],
  ['200D', 'a joiner in Latin'],
  ['2060', 'a word joiner'],
  ['FEFF', 'a byte order mark'],
  ['00AD', 'a soft hyphen'],
  ['115F', 'a filler'],
  ['3164', 'a filler'],
  ['180E', 'a vowel separator'],
  ['FFF9', 'an annotation'],
  ['E0041', 'a tag letter'],
])('U+%s (%s) is found in any position and removed', (code, _name) => {
  const hiddenCharacter = String.fromCodePoint(Number.parseInt(code, 16));
  for (const text of [`${hiddenCharacter}Sita`, `Si${hiddenCharacter}ta`, `Sita${hiddenCharacter}`]) {
    expect(hasHiddenCharacters(text)).toBe(true);
    expect(removeHiddenCharacters(text)).toBe('Sita');
  }
});

test.each(['\u2800', ' \u2800 ', '\uFE0F', '\u0301', '\u200D'])('%j alone is invisible', (text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
});
