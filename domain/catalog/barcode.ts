/** GTIN lengths: EAN-8, UPC-A, EAN-13 and GTIN-14 (cartons). */
const GTIN_LENGTHS = [8, 12, 13, 14];

/** Returns the check digit a GTIN must have, or null for any other code, which scanners read as text. */
export function calculateCheckDigit(code: string): number | null {
  if (!/^\d+$/.test(code) || !GTIN_LENGTHS.includes(code.length)) return null;
  const sum = [...code.slice(0, -1)]
    .reverse()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns the check digit a barcode should have, or null if the barcode is valid. */
export function findCorrectCheckDigit(code: string): number | null {
  const digit = calculateCheckDigit(code);
  return digit === null || code.endsWith(String(digit)) ? null : digit;
}

/** Returns the forms in which scanners may read the same code: a UPC-A is an EAN-13 that begins with 0. */
export function listBarcodeForms(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
