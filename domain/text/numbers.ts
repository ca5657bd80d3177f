/*
 * The one rule for figures (docs/decisions/0016): in Nepali whatever is counted, measured, priced, sized or dated is in
 * Devanagari figures; codes that are copied or dictated (SKU, order number, coupon, phone, account) stay as they are,
 * and so does what somebody is typing.
 */
export const NEPALI_FIGURES = '०१२३४५६७८९';

/** Where a comma goes in `1234567`: before the last three figures, and before every two to their left. */
const PLACE_OF_A_COMMA = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * The figures of a language: `1,23,456` in English, `१,२३,४५६` in Nepali (`ne`); Indian grouping in both.
 * Without `Intl.NumberFormat`, which a phone takes 150 ms to wake just when the first price is to be shown.
 */
export function formatNumber(value: number, language = 'en', decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(PLACE_OF_A_COMMA, ',');
  return localiseDigits(fraction === undefined ? grouped : `${grouped}.${fraction}`, language);
}

/** A number as it is called, not counted: `2083`, `22`, `6.5`; `२०८३` in Nepali. */
export function formatPlainNumber(value: number, language = 'en'): string {
  return localiseDigits(String(Number(value.toFixed(4))), language);
}

/** A text such as a size with its figures in those of the language: `16`, `१६` in Nepali. */
export function localiseDigits(text: string, language = 'en'): string {
  return language === 'ne' ? text.replace(/\d/g, (figure) => NEPALI_FIGURES.charAt(Number(figure))) : text;
}
