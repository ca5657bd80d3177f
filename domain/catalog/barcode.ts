/** The lengths of a GTIN: EAN-8, UPC-A, EAN-13 and the one on cartons. */
const GTIN_LENGTHS = [8, 12, 13, 14];

/** What the last digit of a GTIN has to be; null for another code, which a scanner reads as text. */
export function checkDigit(code: string): number | null {
  if (!/^\d+$/.test(code) || !GTIN_LENGTHS.includes(code.length)) return null;
  const sum = [...code.slice(0, -1)]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The check digit that a barcode should have had; null where nothing is wrong with it. */
export function missedCheckDigit(code: string): number | null {
  const digit = checkDigit(code);
  return digit === null || code.endsWith(String(digit)) ? null : digit;
}

/** How scanners may read one and the same code: a UPC-A is an EAN-13 that begins with 0. */
export function barcodeForms(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
