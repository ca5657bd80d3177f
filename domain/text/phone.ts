import { withLatinDigits } from './readNumber.ts';

const MOBILE = /^9[678]\d{8}$/;
const KATHMANDU_LANDLINE = /^0?(1\d{7})$/;
/** No area has the code 98: that is a mobile number with figures missing. */
const OTHER_LANDLINE = /^0?(?!98)([2-9]\d{7})$/;
const COUNTRY_PREFIX = /^(?:\+|00)?977/;

/** A number of Nepal in E.164 (`+97798XXXXXXXX`), or null. Spaces, dashes and Devanagari digits are read too. */
export function normalisePhone(text: string): string | null {
  const compact = withLatinDigits(text).replace(/[\s().-]/g, '');
  // As written first: a mobile number may itself begin with 977.
  const national = nationalNumber(compact) ?? nationalNumber(compact.replace(COUNTRY_PREFIX, ''));
  return national && `+977${national}`;
}

/** Whether a number in E.164 is a mobile number. */
export function isMobile(phone: string): boolean {
  return MOBILE.test(phone.replace(COUNTRY_PREFIX, ''));
}

function nationalNumber(digits: string): string | null {
  if (MOBILE.test(digits)) return digits;
  return KATHMANDU_LANDLINE.exec(digits)?.[1] ?? OTHER_LANDLINE.exec(digits)?.[1] ?? null;
}
