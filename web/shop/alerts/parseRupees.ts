import { readNumber } from '#domain/text/readNumber.ts';

/** What an `Int` of the API holds. */
const MAX = 2_147_483_647;

/** Whole rupees as people write them; null for anything else. */
export function readRupees(text: string): number | null {
  const npr = readNumber(text, { decimals: 0 });
  return npr !== undefined && npr >= 0 && npr <= MAX ? npr : null;
}
