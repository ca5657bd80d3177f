/** A range in a search, both ends included; null where it is open. */
export interface SearchRange {
  from: number | null;
  to: number | null;
}

/** An amount within a phrase. */
export interface ReadAmount {
  value: number;
  /** The factor of its unit; null without a unit. */
  factor: number | null;
  /** It may be a purity of gold instead: "22k". */
  isKarat?: boolean;
}

interface Read {
  rest: string;
  /** The range that lies within all that the phrases name. */
  range: SearchRange;
  phrases: string[];
}

interface Rules {
  /** A regular expression of an amount, without groups that capture. */
  amount: string;
  /** A regular expression of the lower amount of a range, which may leave the unit to the higher one: "1-2 tola". */
  lowAmount?: string;
  /** The names of units, as a part of a regular expression. */
  units: string;
  read(amount: string): ReadAmount;
  /** The range that one phrase means; null if it means none and stays in the text. */
  toRange(kind: PhraseKind, low: ReadAmount | null, high: ReadAmount | null): SearchRange | null;
}

/** A pair is two amounts that stand alone beside each other: "50k 80k". */
export type PhraseKind = 'BETWEEN' | 'PAIR' | 'MOST' | 'LEAST' | 'AROUND' | 'BARE';

/** Nobody names more ranges in one search. */
const MOST_PHRASES = 4;
/** Phrases that are looked at, with those that name no range, such as "22k" among prices. */
const MOST_TRIES = 24;

/**
 * Letters and figures of the words here, in lower case. With the classes of Unicode instead, the first use of an
 * expression takes a hundred times as long.
 */
const LETTERS = 'a-z0-9\\u00C0-\\u024F\\u0900-\\u097F';
/** Stands where a word of a pattern begins. */
export const WORD_START = `(?<![${LETTERS}.,/-])`;
/** Stands where a word of a pattern ends. */
export const WORD_END = `(?![${LETTERS}])`;
/** `को` joined to the last word: "५० हजार मुनिको औंठी". */
const SUFFIX = `(?:\\s*(?:को|का|की|मा|ko|ka|ma)${WORD_END})?`;
const SUBJECT =
  '(?:(?:starting\\s+)?(?:price[ds]?|cost(?:s|ing)?|worth|budget|weight|weighing|मूल्य|बजेट|तौल)(?:\\s+(?:is|of|range))*[\\s:=]*)?';

const BETWEEN = 'bet?we+n|bewteen|btwn?|b/w|from|in\\s+between';
/** "One and a half lakh" is no range. */
const AND_WORDS = 'to|and(?!\\s+(?:an?\\s+)?half)|upto|up\\s+to|देखि|dekhi|बाट|bata|र|ra';
const AND_SIGNS = '[-–—~&]';
const AND = `${AND_SIGNS}|${AND_WORDS}`;
const BETWEEN_AFTER = 'सम्म|sam+a|(?:को\\s*)?(?:बीच|बिच|बीचमा|बिचमा)|(?:ko\\s*)?(?:bich|bichma|beech|beechma)';
/** "Than" in the spellings of Nepali in Latin letters, where "bh" is "v" as well. */
const THAN = '(?:भन्दा|[bv]h?andh?a+)';
const WITHIN = 'मुनि|muni|मुन्तिर|muntira|tak|सम्म|sam+a|भित्र|[bv]h?it+ra|तल|tala';
const ABOVE = 'माथि|ma+thi';
const MOST_BEFORE =
  '(?<!not\\s)(?<!no\\s)(?:und(?:e?r|re|ar)|udner|bell?o?w|beneath|less|lesser|lower|cheaper)(?:\\s*th[ae]n)?|(?:not|no)\\s+(?:more|over|above|exceeding)(?:\\s+th[ae]n)?|up\\s*to|within(?:\\s+budget)?(?:\\s+of)?|at\\s*most|max(?:imum)?(?:\\s+(?:price|budget|of))*|(?:budget|limit)(?:\\s+(?:of|is))?|till|until|अन्डर|बिलो|बढीमा|बढिमा|bad?hima|<=?|≤';
const MOST_AFTER = `${THAN}\\s*(?:कम|ka+m|घटी|घटि|gha+ti|सस्तो|sasto|${WITHIN})|${WITHIN}|(?:or|and|&)\\s+(?:less|under|below|lower)|max(?:imum)?|budget|बजेट|under|below`;
const LEAST_BEFORE =
  'over|above|(?:more|greater|higher)\\s+th[ae]n|(?:not|no)\\s+(?:less|lower|below|under)(?:\\s+th[ae]n)?|at\\s*least|min(?:imum)?(?:\\s+(?:price|of))*|from|start(?:s|ing)?(?:\\s+(?:price|at|from))*|कम्तीमा|कम्तिमा|kamtima|>=?|≥';
const LEAST_AFTER = `${THAN}\\s*(?:बढी|बढि|ba+dh?i+|धेरै|dherai|महँगो|महंगो|mahango|${ABOVE})|(?:देखि|dekhi)\\s*(?:${ABOVE})|${ABOVE}|(?:देखि|dekhi)(?!\\s*\\d)|(?:or|and|&)\\s+(?:more|above|over|up|higher)|onwards|plus|over|above|min(?:imum)?`;
const AROUND_BEFORE = 'arr?ound|about|approx(?:imately)?\\.?|near(?:ly|by)?|roughly|करिब|karib|लगभग|lagbhag';
const AROUND_AFTER =
  'जति|jati|तिर|tira|(?:(?:को|ko)\\s*)?(?:आसपास|a+s\\s*pa+s|हाराहारी|hara\\s*hari|वरिपरि|waripari)';
const POSTPOSITIONS = `${THAN}|${WITHIN}|${ABOVE}|देखि|dekhi|बाट|जति|jati|तिर|को|का|की|मा|ko|ka`;

/** Makes what takes phrases such as "under 50k", "between 1 and 2 lakh" or "२ लाख भन्दा कम" out of a search. */
export function rangeReader(rules: Rules): (text: string) => Read {
  const phrases = toPhrases(rules);
  // Nepali writes them as one word: "१ लाखभन्दा कम", "५० हजारसम्मको".
  const joined = new RegExp(
    `(${WORD_START}(?:\\d[\\d.,]*(?:\\s*(?:${rules.units}))?|${rules.units}))(?=(?:${POSTPOSITIONS})+${WORD_END})`,
    'gi',
  );
  return (text) => takePhrases(text.replace(joined, '$1 '), phrases, rules);
}

interface Phrase {
  kind: PhraseKind;
  /** A text without such a word has no such phrase; null if any may have one. */
  hint: RegExp | null;
  pattern: RegExp;
}

function toPhrases({ amount, lowAmount = amount }: Rules): Phrase[] {
  const phrase = (kind: PhraseKind, hint: string | null, source: string) => ({
    kind,
    hint: hint === null ? null : new RegExp(hint),
    pattern: new RegExp(WORD_START + source, 'g'),
  });
  const low = `(?<low>${amount})`;
  const high = `(?<high>${amount})`;
  return [
    phrase(
      'BETWEEN',
      `${AND_SIGNS}|(?:^|[\\s\\d])(?:${AND_WORDS})`,
      `${SUBJECT}(?:(?:${BETWEEN}|${AROUND_BEFORE})\\s+)?(?<low>${lowAmount})\\s*(?:${AND})\\s*${high}(?:\\s*(?:${BETWEEN_AFTER}))?${SUFFIX}${WORD_END}`,
    ),
    phrase('MOST', MOST_BEFORE, `${SUBJECT}(?:${MOST_BEFORE})[\\s:=]*${high}${SUFFIX}`),
    phrase('LEAST', LEAST_BEFORE, `${SUBJECT}(?:${LEAST_BEFORE})[\\s:=]*${low}${SUFFIX}`),
    phrase('AROUND', AROUND_BEFORE, `${SUBJECT}(?:${AROUND_BEFORE})[\\s:=]*${high}${SUFFIX}`),
    phrase('MOST', MOST_AFTER, `${high}\\s*(?:${MOST_AFTER})${SUFFIX}${WORD_END}`),
    phrase('LEAST', `\\+|${LEAST_AFTER}`, `${low}(?:\\s*\\+|\\s*(?:${LEAST_AFTER})${SUFFIX}${WORD_END})`),
    phrase('AROUND', AROUND_AFTER, `${high}\\s*(?:${AROUND_AFTER})${SUFFIX}${WORD_END}`),
    phrase('BARE', null, `${SUBJECT}${high}${SUFFIX}`),
  ];
}

/** An amount that stands alone, the range without it, and the place behind it. */
interface Neighbour {
  amount: ReadAmount;
  range: SearchRange;
  end: number;
}

function takePhrases(text: string, phrases: readonly Phrase[], { read, toRange }: Rules): Read {
  const readPart = (part: string | undefined) => (part === undefined ? null : read(part));
  const taken: string[] = [];
  let range: SearchRange = { from: null, to: null };
  const lowerCase = toLowerCase(text);
  let rest = text;
  let tries = 0;
  for (const { kind, hint, pattern } of phrases) {
    if (hint?.test(lowerCase) === false) continue;
    pattern.lastIndex = 0;
    let before: Neighbour | null = null;
    while (taken.length < MOST_PHRASES && tries < MOST_TRIES) {
      const match = pattern.exec(toLowerCase(rest));
      if (!match) break;
      tries++;
      const [low, high] = [readPart(match.groups?.low), readPart(match.groups?.high)];
      const found = toRange(kind, low, high);
      // The rest may still name one: "22k ring 50k".
      if (!found) continue;
      const isNext = before !== null && rest.slice(before.end, match.index).trim() === '';
      const pair = before && isNext ? toRange('PAIR', before.amount, high) : null;
      const outer: SearchRange = before && pair ? before.range : range;
      before = kind === 'BARE' && high ? { amount: high, range: outer, end: match.index } : null;
      range = intersect(outer, pair ?? found);
      const end = match.index + match[0].length;
      taken.push(rest.slice(match.index, end).trim());
      rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
      pattern.lastIndex = match.index;
    }
  }
  return { rest, range, phrases: taken };
}

/** Only of letters whose place in the text stays what it is. */
export function toLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function intersect(one: SearchRange, other: SearchRange): SearchRange {
  return { from: pick(one.from, other.from, Math.max), to: pick(one.to, other.to, Math.min) };
}

function pick(
  one: number | null,
  other: number | null,
  choose: (one: number, other: number) => number,
): number | null {
  if (one === null || other === null) return one ?? other;
  return choose(one, other);
}
