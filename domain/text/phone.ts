import { toLatinDigits } from './readNumber.ts';

const MOBILE = /^9[678]\d{8}$/;
const KATHMANDU_LANDLINE = /^0?(1\d{7})$/;
/** A landline outside Kathmandu. No area code is 98, so a number starting with 98 is an incomplete mobile number. */
const OTHER_LANDLINE = /^0?(?!98)([2-9]\d{7})$/;
const COUNTRY_PREFIX = /^(?:\+|00)?977/;

/**
 * Returns a phone number in Nepal in E.164 (`+97798XXXXXXXX`), or null. Accepts spaces, dashes and Devanagari digits.
 */
export function normalisePhone(text: string): string | null {
  const compactText = toLatinDigits(text).replace(/[\s().-]/g, '');
  // The number as written is tried first, since a mobile number can begin with 977.
  const nationalNumber =
    toNationalNumber(compactText) ?? toNationalNumber(compactText.replace(COUNTRY_PREFIX, ''));
  return nationalNumber && `+977${nationalNumber}`;
}

/** Returns true for a mobile number in E.164. */
export function isMobile(phone: string): boolean {
  return MOBILE.test(phone.replace(COUNTRY_PREFIX, ''));
}

function toNationalNumber(digits: string): string | null {
  if (MOBILE.test(digits)) return digits;
  return KATHMANDU_LANDLINE.exec(digits)?.[1] ?? OTHER_LANDLINE.exec(digits)?.[1] ?? null;
}
