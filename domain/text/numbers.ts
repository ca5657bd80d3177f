/*
 * The rule for digits (docs/decisions/0016): in Nepali, counts, measures, prices, sizes and dates are in Devanagari
 * digits. Codes that are copied or dictated (SKU, order number, coupon, phone, account) are unchanged, and so is text
 * being typed.
 */
export const NEPALI_DIGITS = '०१२३४५६७८९';

/** Position of commas in `1234567`: before the last three digits, and before every two to their left. */
const COMMA_POSITION = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * Formats a number: `1,23,456` in English, `१,२३,४५६` in Nepali (`ne`), with Indian grouping in both. Does not use
 * `Intl.NumberFormat`, since its first use takes 150 ms on a phone, just before the first price is shown.
 */
export function formatNumber(value: number, language = 'en', decimals = 0): string {
  const [integerPart = '', fraction] = value.toFixed(decimals).split('.');
  const groupedDigits = integerPart.replace(COMMA_POSITION, ',');
  return localiseDigits(fraction === undefined ? groupedDigits : `${groupedDigits}.${fraction}`, language);
}

/** Formats a number without grouping: `2083`, `22`, `6.5`, or `२०८३` in Nepali. */
export function formatPlainNumber(value: number, language = 'en'): string {
  return localiseDigits(String(Number(value.toFixed(4))), language);
}

/** Converts the digits of a text such as a size: `16`, or `१६` in Nepali. */
export function localiseDigits(text: string, language = 'en'): string {
  return language === 'ne' ? text.replace(/\d/g, (digit) => NEPALI_DIGITS.charAt(Number(digit))) : text;
}
