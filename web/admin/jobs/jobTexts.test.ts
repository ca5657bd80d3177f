import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatJobTitle } from './jobTexts.ts';

const nepaliI18n = setupI18n({
  locale: 'ne',
  messages: {
    ne: {
      Archive: 'अभिलेख',
      '{action}: {rows}': '{action}: {rows}',
      '{count, plural, one {# product} other {# products}}': '{count} उत्पादन',
      'Photos from {fileName}': '{fileName} का फोटो',
    },
  },
});

test.each([
  ['Archive: 47 products', 'अभिलेख: 47 उत्पादन'],
  ['Photos from sup.csv', 'sup.csv का फोटो'],
  ['Our own words', 'Our own words'],
])('the title %j is shown in the reader’s language', (title, expectedTitle) => {
  expect(formatJobTitle(nepaliI18n, { title, list: 'products', undoesId: null })).toBe(expectedTitle);
});
