import { expect, test } from 'vitest';
import { compileMessage } from './compileMessage.ts';
import { LocalisedI18n } from './LocalisedI18n.ts';

test.each([
  ['en', ['12,34,567', '-1,234', '2.5', '1.3']],
  ['ne', ['१२,३४,५६७', '-१,२३४', '२.५', '१.३']],
])('numbers in %s are grouped and formatted by the shared rules', (locale, figures) => {
  const i18n = new LocalisedI18n({ locale, messages: { [locale]: {} } });
  expect([
    i18n.number(1_234_567),
    i18n.number(-1234),
    i18n.number(2.5),
    i18n.number(1.25, { maximumFractionDigits: 1 }),
  ]).toEqual(figures);
});

test.each([
  ['{received} of {quantity} returned', { received: 2, quantity: 12 }, '२ of १२ returned'],
  ['{year}, row {row}', { year: 2083, row: 1200 }, '२०८३, row १२००'],
  [
    '{count, plural, =0 {none of {all}} one {# of {all}} other {# of {all}}}',
    { count: 0, all: 3 },
    'none of ३',
  ],
  ['{sku}, {percent}%', { sku: 'RG-016', percent: 2.5 }, 'RG-016, २.५%'],
])('the message “%s” shows numbers in Nepali digits, but leaves codes unchanged', (message, values, text) => {
  const i18n = new LocalisedI18n({ locale: 'ne', messages: { ne: {} } }).setMessagesCompiler(compileMessage);
  expect(i18n._(message, values)).toBe(text);
});
