import { afterEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { readLanguage, setLocale, storeLanguage } from './language.ts';

afterEach(async () => {
  localStorage.clear();
  await setLocale('en');
});

test('Nepali texts use Nepali digits and plurals', async () => {
  await setLocale('ne');
  expect(document.documentElement.lang).toBe('ne');
  expect(i18n.t('Your cart is empty')).toBe('तपाईंको कार्ट खाली छ');
  expect(i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: 1234 })).toBe('१,२३४ गहना');
  expect(
    i18n.t('{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}', { count: 0 }),
  ).toBe('कुनै सुझाव छैन');
  expect(i18n.t('Shopping Cart ({count})', { count: 12 })).toBe('किनमेल कार्ट (१२)');
});

test('switching back to English restores the English texts', async () => {
  await setLocale('ne');
  await setLocale('en');
  expect(document.documentElement.lang).toBe('en');
  expect(i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: 2 })).toBe('2 pieces');
  expect(i18n.number(1_234_567)).toBe('12,34,567');
  expect(i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: 123_456 })).toBe(
    '1,23,456 pieces',
  );
});

test('a text missing from the catalogues is shown in English', async () => {
  await setLocale('ne');
  expect(i18n.t('Only {name} says this', { name: 'the server' })).toBe('Only the server says this');
});

test('an invalid stored language is ignored', () => {
  expect(readLanguage()).toBeNull();
  localStorage.setItem('language', 'xx');
  expect(readLanguage()).toBeNull();
  storeLanguage('ne');
  expect(readLanguage()).toBe('ne');
});
