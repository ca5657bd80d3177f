import type { I18n } from '@lingui/core';
import { localiseDigits } from '#domain/text/numbers.ts';

/** What `Intl` calls a thousand, a lakh and a crore in English, in Nepali: Chromium's has none of its own. */
const NEPALI: Record<string, string> = { T: ' हजार', L: ' लाख', Cr: ' करोड' };

/** Figures at the side of a chart, shortened in India's and Nepal's way of counting: `1.2L`, `१.२ लाख`. */
export function shortFigure(i18n: I18n, digits = 1): (figure: number) => string {
  const format = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: digits });
  return (figure) => {
    const text = format.format(figure);
    if (i18n.locale !== 'ne') return text;
    return localiseDigits(
      text.replace(/(T|L|Cr)$/, (unit) => NEPALI[unit] ?? unit),
      'ne',
    );
  };
}

/** The same for milligrams, in grams. */
export function shortGrams(i18n: I18n): (mg: number) => string {
  const short = shortFigure(i18n);
  return (mg) => i18n.t('{grams} g', { grams: short(mg / 1000) });
}
