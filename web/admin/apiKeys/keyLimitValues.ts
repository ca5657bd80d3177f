import { readNumber } from '#domain/text/readNumber.ts';

/** How far a key may go with money, as it is typed. */
export interface KeyLimitValues {
  discountPercent: string;
  refundNpr: string;
}

/** Whole numbers, also as people write them: 10,000. What is none is refused by the rules. */
export function toLimits({ discountPercent, refundNpr }: KeyLimitValues) {
  const read = (text: string) => readNumber(text, { decimals: 0 }) ?? Number.NaN;
  return { discountPercent: read(discountPercent), refundNpr: read(refundNpr) };
}
