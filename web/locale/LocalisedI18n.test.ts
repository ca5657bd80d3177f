import { expect, test } from 'vitest';
import { LocalisedI18n } from './LocalisedI18n.ts';

test.each([
  ['en', ['12,34,567', '-1,234', '2.5', '1.3']],
  ['ne', ['१२,३४,५६७', '-१,२३४', '२.५', '१.३']],
])('figures of %s are grouped and written as everywhere', (locale, figures) => {
  const i18n = new LocalisedI18n({ locale, messages: { [locale]: {} } });
  expect([
    i18n.number(1_234_567),
    i18n.number(-1234),
    i18n.number(2.5),
    i18n.number(1.25, { maximumFractionDigits: 1 }),
  ]).toEqual(figures);
});
