import type { I18n } from '@lingui/core';

/** Figures at the side of a chart, shortened: `1.2L` where India's and Nepal's way of counting is spoken. */
export function shortFigure(i18n: I18n, digits = 1): (figure: number) => string {
  const format = new Intl.NumberFormat(i18n.locale === 'en' ? 'en-IN' : i18n.locale, {
    notation: 'compact',
    maximumFractionDigits: digits,
  });
  return (figure) => format.format(figure);
}

/** The same for milligrams, in grams. */
export function shortGrams(i18n: I18n): (mg: number) => string {
  const short = shortFigure(i18n);
  return (mg) => `${short(mg / 1000)} g`;
}
