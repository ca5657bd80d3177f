import { wordsOf } from '#domain/sheets/columnNames.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import type { Metal, Purity } from './metals.ts';

const CARAT = '(?:k|kt|ct|carats?|karats?|क्यारेट|कैरेट)';

/** How people write each purity in a column of purities; `22` alone is carats there. */
const SPELLINGS: readonly (readonly [Purity, RegExp])[] = [
  ['24K', all(`24 ?${CARAT}?|9999`)],
  ['22K', all(`22 ?${CARAT}?|91 ?6[07]?`)],
  ['18K', all(`18 ?${CARAT}?|750`)],
  ['14K', all(`14 ?${CARAT}?|585`)],
  ['925', all('s? ?925|92 5|sterling')],
  ['999', all('999|99 9')],
];

/** Words beside a purity that change nothing of it. */
const BESIDE =
  / (?:gold|silver|yellow|white|rose|hm|fine|hallmark|hallmarked|bis|purity|percent|सुन|चाँदी)(?= )/g;

/**
 * The purity that a cell means, such as `22 carat`, `22 kt` or `916`; null where it could mean something else. 999 is fine
 * gold where the metal is gold, and silver otherwise.
 */
export function readPurity(text: string, metal?: Metal): Purity | null {
  const words = wordsOf(withLatinDigits(text)).replaceAll(BESIDE, '').trim();
  const purity = SPELLINGS.find(([, spelling]) => spelling.test(words))?.[0] ?? null;
  return purity === '999' && metal === 'GOLD' ? '24K' : purity;
}

/** A cell can hold two spellings of one purity, such as `22K (916)`. */
function all(spellings: string): RegExp {
  return new RegExp(`^(?:(?:${spellings})(?: |$))+$`);
}
