import { afterEach, describe, expect, test, vi } from 'vitest';
import { shorten, shortenToCodePoints } from './shorten.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a text that fits', 'Ring', 4, 'Ring'],
  ['an empty text', '', 4, ''],
  ['plain letters', 'Necklace', 4, 'Neck'],
  ['an emoji that crosses the limit', 'abc💍', 4, 'abc'],
  ['an emoji that ends at the limit', 'ab💍c', 4, 'ab💍'],
  ['joined emoji', 'a👩‍❤️‍👨b', 6, 'a'],
  ['an emoji with a skin tone', 'ab👍🏽', 4, 'ab'],
  ['a flag of two code points', 'ab🇳🇵', 4, 'ab'],
  ['a Nepali letter with its vowel sign', 'abcकि', 4, 'abc'],
  ['a letter with a combining mark', 'abce\u0301', 4, 'abc'],
  ['a line break of two characters', 'abc\r\n', 4, 'abc'],
  ['a text with a limit of 0', '💍', 0, ''],
])('shortens %s without splitting a character', (_case, text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
});

test('a character longer than the limit is cut between code points', () => {
  expect(shorten(`a${'\u0301'.repeat(500)}`, 100)).toBe(`a${'\u0301'.repeat(99)}`);
  expect(shorten('💍\u200D'.repeat(50), 10)).not.toMatch(/\p{Surrogate}/u);
});

test('never cuts a character in half', () => {
  const text = 'a💍👩‍❤️‍👨 नमस्ते e\u0301 🇳🇵👍🏽'.repeat(3);
  const validPrefixes = new Set(['']);
  let prefix = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    prefix += segment;
    validPrefixes.add(prefix);
  }
  for (let max = 12; max <= text.length; max++) {
    expect(shorten(text, max).length).toBeLessThanOrEqual(max);
    expect(validPrefixes).toContain(shorten(text, max));
  }
});

test('cuts between code points in a browser without a segmenter', async () => {
  vi.resetModules();
  vi.stubGlobal('Intl', {});
  const { shorten: shortenWithoutSegmenter } = await import('./shorten.ts');
  expect(shortenWithoutSegmenter('abc💍', 4)).toBe('abc');
  expect(shortenWithoutSegmenter('abcd💍', 4)).toBe('abcd');
});

describe('shortenToCodePoints', () => {
  test.each([
    ['💍'.repeat(5), 3, '💍'.repeat(3)],
    ['💍', 3, '💍'],
    ['ab👍🏽', 3, 'ab'],
    ['नमस्ते', 3, 'नम'],
  ])('shortens %s to at most %d code points', (text, max, expected) => {
    expect(shortenToCodePoints(text, max)).toBe(expected);
  });
});
