import { readNumber } from '#domain/text/readNumber.ts';

/** Limits of a key, as typed. */
export interface KeyLimitValues {
  discountPercent: string;
  refundNpr: string;
}

/** Parses whole numbers such as 10,000. The form's rules reject invalid numbers. */
export function toLimits({ discountPercent, refundNpr }: KeyLimitValues) {
  const parseNumber = (text: string) => readNumber(text, { decimals: 0 }) ?? Number.NaN;
  return { discountPercent: parseNumber(discountPercent), refundNpr: parseNumber(refundNpr) };
}
