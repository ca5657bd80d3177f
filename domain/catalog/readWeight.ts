import { readMilligrams, readNumber } from '#domain/text/readNumber.ts';
import { MG_PER_TOLA } from './weight.ts';

const UNIT = /(?<!\s)\s*(?:(?<tola>tolas?|तोला)|(?:g|gms?|grams?|ग्राम))\.?$/iu;

/**
 * Converts a weight in grams, or with a unit such as `5.25 gm` and `0.45 tola`, to milligrams. Returns the same
 * values as `readMilligrams`.
 */
export function readWeight(text: string): number | undefined {
  const digits = text.trim().replace(UNIT, '');
  const tolaUnit = UNIT.exec(text.trim())?.groups?.tola;
  if (!tolaUnit || digits.includes(',')) return readMilligrams(digits);
  const tolas = readNumber(digits);
  return tolas === undefined ? undefined : Math.round(tolas * MG_PER_TOLA);
}
