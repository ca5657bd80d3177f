const AMOUNT = /^\d+(\.\d{1,2})?$/;

/** The amount that somebody typed: `3,05,200`, `NPR 26,165.98` or `३,०५,२००`; null where it is none. */
export function enteredAmount(text: string): number | null {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/^\s*(?:npr|rs\.?|रु\.?)/i, '')
    .replace(/[\s,]/g, '');
  return AMOUNT.test(plain) ? Number(plain) : null;
}
