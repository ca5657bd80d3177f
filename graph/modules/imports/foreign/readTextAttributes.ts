import type { Category, ProductType } from '#domain/catalog/catalogTerms.ts';
import { type Metal, PURITIES, type Purity } from '#domain/catalog/metals.ts';
import { normaliseWords } from '#domain/spreadsheets/columnNames.ts';

/** Product attributes found in another shop's texts. Attributes that the texts do not mention are omitted. */
export interface TextAttributes {
  category?: Category;
  type?: ProductType;
  metal?: Metal;
  purity?: Purity;
}

const TYPE_PATTERNS: readonly (readonly [ProductType, RegExp])[] = [
  ['EARRINGS', / (?:ear ?rings?|studs?|hoops?|huggies?|jhumkas?|jhumki|tops|drops|झुम्का|टप|कानपासा) /],
  [
    'NECKLACES',
    / (?:necklaces?|pendants?|lockets?|chokers?|chains?|mangalsutras?|haar|har|sikri|pote|tilhari|हार|सिक्री|लकेट) /,
  ],
  ['RINGS', / (?:rings?|bands?|aunthi|authi|औंठी|औँठी) /],
];

const PURITY_WORDS: readonly (readonly [Purity, RegExp])[] = [
  ['24K', / (?:24 ?(?:k|kt|ct|karat|carat)|9999?) /],
  ['22K', / (?:22 ?(?:k|kt|ct|karat|carat)|916) /],
  ['18K', / (?:18 ?(?:k|kt|ct|karat|carat)|750) /],
  ['14K', / (?:14 ?(?:k|kt|ct|karat|carat)|585) /],
  ['925', / (?:925|sterling) /],
  ['999', / (?:999|fine silver) /],
];

const METAL_WORDS: readonly (readonly [Metal, RegExp])[] = [
  // Gold-plated silver counts as silver.
  ['SILVER', / (?:silver|sterling|vermeil|chandi|चाँदी|चादी) /],
  ['GOLD', / (?:gold|sun|सुन) /],
];

/** Matches a choice of metals, as in `Gold, Silver` and `सुन / चाँदी`. */
const CHOICE_OF_METALS = /(?:gold|सुन)\s*[,|/]\s*(?:silver|चाँदी)|(?:silver|चाँदी)\s*[,|/]\s*(?:gold|सुन)/i;

/** Matches base metals, which may be plated with gold or silver. The store does not sell them. */
const BASE_METAL = / (?:brass|copper|alloy|steel|bronze) /;

/**
 * Purities in a description. Only unambiguous texts match, because a description also mentions prices, stones and other
 * products.
 */
const DESCRIPTION_PURITIES: readonly (readonly [Purity, RegExp])[] = [
  ['24K', / (?:24 ?(?:k|kt|karat)|24 ?(?:ct|carat) gold) /],
  ['22K', / (?:22 ?(?:k|kt|karat)|22 ?(?:ct|carat) gold|916 gold) /],
  ['18K', / (?:18 ?(?:k|kt|karat)|18 ?(?:ct|carat) gold|750 gold) /],
  ['14K', / (?:14 ?(?:k|kt|karat)|14 ?(?:ct|carat) gold|585 gold) /],
  ['925', / (?:s ?925|925 (?:sterling|silver)|(?:sterling|silver) 925|sterling silver) /],
  ['999', / (?:999 (?:fine )?silver|fine silver) /],
];

/**
 * Reads metal, purity, type and category from a title, a product type, tags and similar texts. Uses the purity in the
 * description, and the metal with it, only if the texts contain none and the description contains exactly one.
 */
export function readTextAttributes(texts: readonly string[], description = ''): TextAttributes {
  const normalisedText = normaliseWords(texts.join(' '));
  const normalisedDescription = normaliseWords(description);
  const findValue = <Value>(patterns: readonly (readonly [Value, RegExp])[]) =>
    patterns.find(([, pattern]) => pattern.test(normalisedText))?.[0];
  const type = findValue(TYPE_PATTERNS);
  if (BASE_METAL.test(normalisedText)) return type ? { type } : {};
  const isChoice = texts.some((text) => CHOICE_OF_METALS.test(text)) && !namesMetal(texts[0] ?? '');
  const namedMetal = isChoice ? undefined : findValue(METAL_WORDS);
  const matchesMetal = ([value]: readonly [Purity, RegExp]) =>
    !namedMetal || PURITIES[value].metal === namedMetal;
  const purity =
    findValue(PURITY_WORDS.filter(matchesMetal)) ?? findDescribedPurity(normalisedDescription, matchesMetal);
  const metal = namedMetal ?? (purity && PURITIES[purity].metal);
  const category = metal && (/ (?:diamonds?|हीरा) /.test(normalisedText) ? 'DIAMOND' : metal);
  return {
    ...(category && { category }),
    ...(type && { type }),
    ...(metal && { metal }),
    ...(purity && { purity }),
  };
}

function namesMetal(title: string): boolean {
  return METAL_WORDS.some(([, pattern]) => pattern.test(normaliseWords(title)));
}

function findDescribedPurity(
  text: string,
  matchesMetal: (entry: readonly [Purity, RegExp]) => boolean,
): Purity | undefined {
  if (BASE_METAL.test(text)) return undefined;
  const matches = DESCRIPTION_PURITIES.filter(([, pattern]) => pattern.test(text));
  const [firstMatch, ...otherMatches] = matches;
  return firstMatch && otherMatches.length === 0 && matchesMetal(firstMatch) ? firstMatch[0] : undefined;
}
