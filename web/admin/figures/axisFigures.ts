import type { I18n } from '@lingui/core';
import { localiseDigits } from '#domain/text/numbers.ts';

/** Nepali equivalents of the abbreviations that `Intl` uses in English, because Chromium has none. */
const NEPALI_UNITS: Record<string, string> = { T: ' हजार', L: ' लाख', Cr: ' करोड' };

/** Formats abbreviated figures in the Nepali system: `1.2L`, `१.२ लाख`. */
export function createFigureFormatter(i18n: I18n, digits = 1): (figure: number) => string {
  const numberFormat = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: digits });
  return (figure) => {
    const text = numberFormat.format(figure);
    if (i18n.locale !== 'ne') return text;
    return localiseDigits(
      text.replace(/(T|L|Cr)$/, (unit) => NEPALI_UNITS[unit] ?? unit),
      'ne',
    );
  };
}

/** Formats milligrams as abbreviated grams. */
export function createGramsFormatter(i18n: I18n): (mg: number) => string {
  const formatFigure = createFigureFormatter(i18n);
  return (mg) => i18n.t('{grams} g', { grams: formatFigure(mg / 1000) });
}
