import { readMilligrams, readNumber } from '#domain/text/readNumber.ts';
import { MG_PER_TOLA } from './weight.ts';

const UNIT = /(?<!\s)\s*(?:(?<tola>tolas?|तोला)|(?:g|gms?|grams?|ग्राम))\.?$/iu;

/** A weight in grams, or with its unit such as `5.25 gm` and `0.45 tola`, as milligrams; read as `readMilligrams` does. */
export function readWeight(text: string): number | undefined {
  const figures = text.trim().replace(UNIT, '');
  const tola = UNIT.exec(text.trim())?.groups?.tola;
  if (!tola || figures.includes(',')) return readMilligrams(figures);
  const tolas = readNumber(figures);
  return tolas === undefined ? undefined : Math.round(tolas * MG_PER_TOLA);
}
