import { normaliseWords } from '#domain/spreadsheets/columnNames.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';
import type { Metal, Purity } from './metals.ts';

const KARAT_UNIT = '(?:k|kt|ct|carats?|karats?|क्यारेट|कैरेट)';

/** Spellings of each purity in a purity column, where a bare `22` means 22 karat. */
const SPELLINGS: readonly (readonly [Purity, RegExp])[] = [
  ['24K', buildSpellingPattern(`24 ?${KARAT_UNIT}?|9999`)],
  ['22K', buildSpellingPattern(`22 ?${KARAT_UNIT}?|91 ?6[07]?`)],
  ['18K', buildSpellingPattern(`18 ?${KARAT_UNIT}?|750`)],
  ['14K', buildSpellingPattern(`14 ?${KARAT_UNIT}?|585`)],
  ['925', buildSpellingPattern('s? ?925|92 5|sterling')],
  ['999', buildSpellingPattern('999|99 9')],
];

/** Words that do not change the purity next to them. */
const IGNORED_WORDS =
  / (?:gold|silver|yellow|white|rose|hm|fine|hallmark|hallmarked|bis|purity|percent|सुन|चाँदी)(?= )/g;

/**
 * Returns the purity of a cell such as `22 carat`, `22 kt` or `916`, or null if it is ambiguous. 999 is fine gold if
 * the metal is gold, and silver otherwise.
 */
export function readPurity(text: string, metal?: Metal): Purity | null {
  const normalisedText = normaliseWords(toLatinDigits(text)).replaceAll(IGNORED_WORDS, '').trim();
  const purity = SPELLINGS.find(([, spelling]) => spelling.test(normalisedText))?.[0] ?? null;
  return purity === '999' && metal === 'GOLD' ? '24K' : purity;
}

/** A cell can hold two spellings of one purity, such as `22K (916)`. */
function buildSpellingPattern(spellings: string): RegExp {
  return new RegExp(`^(?:(?:${spellings})(?: |$))+$`);
}
