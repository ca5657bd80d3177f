/** An inclusive range. Null means that the range is open at that end. */
export interface SearchRange {
  from: number | null;
  to: number | null;
}

/** An amount in a phrase. */
export interface Amount {
  value: number;
  /** Factor of the unit. Null if there is no unit. */
  factor: number | null;
  /** True if the amount may be a gold purity instead: "22k". */
  isKarat?: boolean;
}

interface ExtractedRange {
  remainder: string;
  /** Intersection of the ranges of all phrases. */
  range: SearchRange;
  phrases: string[];
}

interface RangeRules {
  /** Regular expression of an amount, without capturing groups. */
  amount: string;
  /** Regular expression of the lower amount of a range. Only the higher amount may have a unit: "1-2 tola". */
  lowAmount?: string;
  /** Unit names, for use inside a regular expression. */
  units: string;
  read(amount: string): Amount;
  /** Returns the range of a phrase, or null if the phrase is not a range and remains in the text. */
  toRange(kind: PhraseKind, low: Amount | null, high: Amount | null): SearchRange | null;
}

/** A pair is two adjacent amounts: "50k 80k". */
export type PhraseKind = 'BETWEEN' | 'PAIR' | 'MOST' | 'LEAST' | 'AROUND' | 'BARE';

/** Maximum number of ranges in one search. */
const MAX_PHRASES = 4;
/** Maximum number of phrases to examine, including phrases that are not ranges, such as "22k" among prices. */
const MAX_ATTEMPTS = 24;

/**
 * Letters and digits of words, in lower case. Unicode classes would make the first use of an expression a hundred
 * times slower.
 */
const LETTERS = 'a-z0-9\\u00C0-\\u024F\\u0900-\\u097F';
/** Matches the start of a word. */
export const WORD_START = `(?<![${LETTERS}.,/-])`;
/** Matches the end of a word. */
export const WORD_END = `(?![${LETTERS}])`;
/** `को` attached to the last word: "५० हजार मुनिको औंठी". */
const SUFFIX = `(?:\\s*(?:को|का|की|मा|ko|ka|ma)${WORD_END})?`;
const SUBJECT =
  '(?:(?:starting\\s+)?(?:price[ds]?|cost(?:s|ing)?|worth|budget|weight|weighing|मूल्य|बजेट|तौल)(?:\\s+(?:is|of|range))*[\\s:=]*)?';

const BETWEEN = 'bet?we+n|bewteen|btwn?|b/w|from|in\\s+between';
/** "One and a half lakh" is not a range. */
const AND_WORDS = 'to|and(?!\\s+(?:an?\\s+)?half)|upto|up\\s+to|देखि|dekhi|बाट|bata|र|ra';
const AND_SIGNS = '[-–—~&]';
const AND = `${AND_SIGNS}|${AND_WORDS}`;
const BETWEEN_AFTER = 'सम्म|sam+a|(?:को\\s*)?(?:बीच|बिच|बीचमा|बिचमा)|(?:ko\\s*)?(?:bich|bichma|beech|beechma)';
/** "Than" in the spellings of romanised Nepali, where "bh" may be "v". */
const THAN = '(?:भन्दा|[bv]h?andh?a+)';
const WITHIN = 'मुनि|muni|मुन्तिर|muntira|tak|सम्म|sam+a|भित्र|[bv]h?it+ra|तल|tala';
const ABOVE = 'माथि|ma+thi';
const MAX_BEFORE =
  '(?<!not\\s)(?<!no\\s)(?:und(?:e?r|re|ar)|udner|bell?o?w|beneath|less|lesser|lower|cheaper)(?:\\s*th[ae]n)?|(?:not|no)\\s+(?:more|over|above|exceeding)(?:\\s+th[ae]n)?|up\\s*to|within(?:\\s+budget)?(?:\\s+of)?|at\\s*most|max(?:imum)?(?:\\s+(?:price|budget|of))*|(?:budget|limit)(?:\\s+(?:of|is))?|till|until|अन्डर|बिलो|बढीमा|बढिमा|bad?hima|<=?|≤';
const MAX_AFTER = `${THAN}\\s*(?:कम|ka+m|घटी|घटि|gha+ti|सस्तो|sasto|${WITHIN})|${WITHIN}|(?:or|and|&)\\s+(?:less|under|below|lower)|max(?:imum)?|budget|बजेट|under|below`;
const MIN_BEFORE =
  'over|above|(?:more|greater|higher)\\s+th[ae]n|(?:not|no)\\s+(?:less|lower|below|under)(?:\\s+th[ae]n)?|at\\s*least|min(?:imum)?(?:\\s+(?:price|of))*|from|start(?:s|ing)?(?:\\s+(?:price|at|from))*|कम्तीमा|कम्तिमा|kamtima|>=?|≥';
const MIN_AFTER = `${THAN}\\s*(?:बढी|बढि|ba+dh?i+|धेरै|dherai|महँगो|महंगो|mahango|${ABOVE})|(?:देखि|dekhi)\\s*(?:${ABOVE})|${ABOVE}|(?:देखि|dekhi)(?!\\s*\\d)|(?:or|and|&)\\s+(?:more|above|over|up|higher)|onwards|plus|over|above|min(?:imum)?`;
const AROUND_BEFORE = 'arr?ound|about|approx(?:imately)?\\.?|near(?:ly|by)?|roughly|करिब|karib|लगभग|lagbhag';
const AROUND_AFTER =
  'जति|jati|तिर|tira|(?:(?:को|ko)\\s*)?(?:आसपास|a+s\\s*pa+s|हाराहारी|hara\\s*hari|वरिपरि|waripari)';
const POSTPOSITIONS = `${THAN}|${WITHIN}|${ABOVE}|देखि|dekhi|बाट|जति|jati|तिर|को|का|की|मा|ko|ka`;

/**
 * Returns a function that removes phrases such as "under 50k", "between 1 and 2 lakh" or "२ लाख भन्दा कम" from a
 * search.
 */
export function createRangeReader(rules: RangeRules): (text: string) => ExtractedRange {
  const phrases = buildPhrases(rules);
  // In Nepali, these are written as one word: "१ लाखभन्दा कम", "५० हजारसम्मको".
  const joinedAmountPattern = new RegExp(
    `(${WORD_START}(?:\\d[\\d.,]*(?:\\s*(?:${rules.units}))?|${rules.units}))(?=(?:${POSTPOSITIONS})+${WORD_END})`,
    'gi',
  );
  return (text) => extractPhrases(text.replace(joinedAmountPattern, '$1 '), phrases, rules);
}

interface Phrase {
  kind: PhraseKind;
  /** A text that does not match contains no range phrase. Null if every text must be searched. */
  hint: RegExp | null;
  pattern: RegExp;
}

function buildPhrases({ amount, lowAmount = amount }: RangeRules): Phrase[] {
  const buildPhrase = (kind: PhraseKind, hint: string | null, source: string) => ({
    kind,
    hint: hint === null ? null : new RegExp(hint),
    pattern: new RegExp(WORD_START + source, 'g'),
  });
  const low = `(?<low>${amount})`;
  const high = `(?<high>${amount})`;
  return [
    buildPhrase(
      'BETWEEN',
      `${AND_SIGNS}|(?:^|[\\s\\d])(?:${AND_WORDS})`,
      `${SUBJECT}(?:(?:${BETWEEN}|${AROUND_BEFORE})\\s+)?(?<low>${lowAmount})\\s*(?:${AND})\\s*${high}(?:\\s*(?:${BETWEEN_AFTER}))?${SUFFIX}${WORD_END}`,
    ),
    buildPhrase('MOST', MAX_BEFORE, `${SUBJECT}(?:${MAX_BEFORE})[\\s:=]*${high}${SUFFIX}`),
    buildPhrase('LEAST', MIN_BEFORE, `${SUBJECT}(?:${MIN_BEFORE})[\\s:=]*${low}${SUFFIX}`),
    buildPhrase('AROUND', AROUND_BEFORE, `${SUBJECT}(?:${AROUND_BEFORE})[\\s:=]*${high}${SUFFIX}`),
    buildPhrase('MOST', MAX_AFTER, `${high}\\s*(?:${MAX_AFTER})${SUFFIX}${WORD_END}`),
    buildPhrase('LEAST', `\\+|${MIN_AFTER}`, `${low}(?:\\s*\\+|\\s*(?:${MIN_AFTER})${SUFFIX}${WORD_END})`),
    buildPhrase('AROUND', AROUND_AFTER, `${high}\\s*(?:${AROUND_AFTER})${SUFFIX}${WORD_END}`),
    buildPhrase('BARE', null, `${SUBJECT}${high}${SUFFIX}`),
  ];
}

/** An amount that may form a pair with the next one, the range without that amount, and the position after it. */
interface AdjacentAmount {
  amount: Amount;
  range: SearchRange;
  end: number;
}

function extractPhrases(
  text: string,
  phrases: readonly Phrase[],
  { read, toRange }: RangeRules,
): ExtractedRange {
  const readPart = (part: string | undefined) => (part === undefined ? null : read(part));
  const extractedPhrases: string[] = [];
  let range: SearchRange = { from: null, to: null };
  const lowerCase = toLowerCase(text);
  let remainingText = text;
  let attempts = 0;
  for (const { kind, hint, pattern } of phrases) {
    if (hint?.test(lowerCase) === false) continue;
    pattern.lastIndex = 0;
    let previousAmount: AdjacentAmount | null = null;
    while (extractedPhrases.length < MAX_PHRASES && attempts < MAX_ATTEMPTS) {
      const match = pattern.exec(toLowerCase(remainingText));
      if (!match) break;
      attempts++;
      const [low, high] = [readPart(match.groups?.low), readPart(match.groups?.high)];
      const parsedRange = toRange(kind, low, high);
      // Later words may still contain a range: "22k ring 50k".
      if (!parsedRange) continue;
      const isAdjacent =
        previousAmount !== null && remainingText.slice(previousAmount.end, match.index).trim() === '';
      const pairRange = previousAmount && isAdjacent ? toRange('PAIR', previousAmount.amount, high) : null;
      const outerRange: SearchRange = previousAmount && pairRange ? previousAmount.range : range;
      previousAmount = kind === 'BARE' && high ? { amount: high, range: outerRange, end: match.index } : null;
      range = intersect(outerRange, pairRange ?? parsedRange);
      const end = match.index + match[0].length;
      extractedPhrases.push(remainingText.slice(match.index, end).trim());
      remainingText = `${remainingText.slice(0, match.index)} ${remainingText.slice(end)}`;
      pattern.lastIndex = match.index;
    }
  }
  return { remainder: remainingText, range, phrases: extractedPhrases };
}

/** Converts only A to Z to lower case. Other letters can change length, which would shift positions. */
export function toLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function intersect(a: SearchRange, b: SearchRange): SearchRange {
  return { from: pickBound(a.from, b.from, Math.max), to: pickBound(a.to, b.to, Math.min) };
}

function pickBound(
  a: number | null,
  b: number | null,
  chooseBound: (a: number, b: number) => number,
): number | null {
  if (a === null || b === null) return a ?? b;
  return chooseBound(a, b);
}
