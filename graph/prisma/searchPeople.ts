import { orderNumberBeginning } from '#domain/orders/orderNumber.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { refusedArgument } from '#graph/errors/httpError.ts';
import { escapeLike } from './escapeLike.ts';
import { isInFullText } from './fullTextWords.ts';

const MAX_LENGTH = 100;
const PHONE = /^\(?\+?\(?\d[\d\s().\p{Pd}]{2,}$/u;
const WITH_COUNTRY = /^\(?(?:\+|00)/;
const COUNTRY = '977';
/** Fewer digits after a country that may as well be the number's own beginning keep too much. */
const FEWEST_DIGITS = 3;
const AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

interface OfText {
  search?: string;
  startsWith?: string;
  contains?: string;
}

/**
 * How words are looked for: by the full-text index, whose cost is that of the rows it finds, or by reading the rows, which
 * ends as soon as a page is full. Both keep the same.
 */
export type Look = 'BY_INDEX' | 'BY_READING';

/** A condition on a column `searchText`, the only one that it asks. */
export interface SearchCondition {
  searchText?: OfText;
  AND?: SearchCondition[];
  OR?: SearchCondition[];
}

/** A search without the spaces around it and with Latin digits; refused where it is too long to be one. */
export function readSearch(search: string): string {
  if (search.length > MAX_LENGTH)
    throw refusedArgument(
      'ARGUMENT_TOO_LONG',
      { argument: 'filter.search', most: MAX_LENGTH },
      'filter.search',
    );
  return withLatinDigits(search.normalize('NFKC')).trim();
}

/** What keeps the rows that hold each word that was typed, or a phone; null where nothing can be looked for. */
export function peopleCondition(search: string, look: Look = 'BY_INDEX'): SearchCondition | null {
  const digits = phoneBeginnings(search);
  if (digits) return beginsAny(digits, look);
  return splitWords(search).length > 0 ? beginsEach(splitTyped(search), look) : null;
}

/** The same, or the beginning of an order's number. */
export function orderTextCondition(search: string, look: Look = 'BY_INDEX'): SearchCondition | null {
  const number = orderNumberBeginning(search)?.toLowerCase();
  const digits = phoneBeginnings(search);
  if (digits) return beginsAny(number ? [...digits, number] : digits, look);

  const words = splitWords(search);
  // Several words without a digit are a name's.
  if (!number || (words.length > 1 && !/\d/.test(search))) return peopleCondition(search, look);
  if (words.length === 1) return beginsAny([...words, number], look);
  if (look === 'BY_INDEX' && words.every(isInFullText)) return fullText(`(${matchEach(words)}) ${number}*`);
  return { OR: [beginsEach(splitTyped(search), look), beginsAny([number], look)] };
}

/** The digits after the country and the leading zero, in each way that they may be meant; null for what is no phone. */
export function phoneBeginnings(search: string): string[] | null {
  if (!PHONE.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^00/, '');
  const afterCountry = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : '';
  // The country alone is everybody's.
  if (WITH_COUNTRY.test(search) && digits.startsWith(COUNTRY)) return afterCountry ? [afterCountry] : [];
  const others = [afterCountry, digits.startsWith('0') ? digits.slice(1) : ''];
  return [digits, ...others.filter(({ length }) => length >= FEWEST_DIGITS)];
}

function beginsEach(typed: string[], look: Look): SearchCondition {
  if (look === 'BY_READING') return { AND: typed.map(beginsTyped) };
  const indexed = typed.flatMap(splitWords).filter(isInFullText);
  return {
    AND: [
      ...(indexed.length > 0 ? [fullText(matchEach(indexed))] : []),
      // The index lacks the short ones, and with them many a surname such as K.C.: they are looked for in what it found.
      ...typed.filter((one) => !splitWords(one).every(isInFullText)).map(beginsAsTyped),
    ],
  };
}

/** The same without the index. Whoever has the whole of it has its words, which then need not be looked for. */
function beginsTyped(typed: string): SearchCondition {
  const words = splitWords(typed);
  const indexed = words.filter(isInFullText);
  if (indexed.length === 0) return beginsWord(typed);
  const whole = indexed.length === words.length ? beginsIndexedWord(typed) : beginsWord(typed);
  if (words.length === 1) return whole;
  return {
    OR: [whole, { AND: words.map((word) => (isInFullText(word) ? beginsIndexedWord : beginsWord)(word)) }],
  };
}

/** As it was typed; where the index finds a part of it, the signs between its parts may be others. */
function beginsAsTyped(typed: string): SearchCondition {
  const words = splitWords(typed);
  const short = words.filter((word) => !isInFullText(word));
  if (short.length === words.length) return beginsWord(typed);
  return { OR: [beginsWord(typed), { AND: short.map(beginsWord) }] };
}

function beginsAny(beginnings: string[], look: Look): SearchCondition {
  const different = [...new Set(beginnings)];
  if (different.length === 0) return {};
  if (!different.every(isInFullText)) return { OR: different.map(beginsWord) };
  if (look === 'BY_READING') return { OR: different.map(beginsIndexedWord) };
  return fullText(different.map((beginning) => `${beginning}*`).join(' '));
}

function fullText(search: string): SearchCondition {
  return { searchText: { search } };
}

function matchEach(words: string[]): string {
  return words.map((word) => `+${word}*`).join(' ');
}

function beginsWord(word: string): SearchCondition {
  return beginsAfter([' '], word);
}

/** Where the index begins a word: after a space, and after the signs that names and addresses have. */
function beginsIndexedWord(word: string): SearchCondition {
  return beginsAfter([' ', '-', '.', '+', '('], word);
}

function beginsAfter(signs: string[], word: string): SearchCondition {
  const text = escapeLike(word);
  const inside = signs.map((sign) => ({ searchText: { contains: `${sign}${text}` } }));
  return { OR: [{ searchText: { startsWith: text } }, ...inside] };
}

/** What was typed between spaces, in small letters, without the signs around it. */
function splitTyped(search: string): string[] {
  return search
    .toLowerCase()
    .replace(/[_']/g, ' ')
    .split(/\s+/)
    .map((one) => one.replace(AROUND, ''))
    .filter((one) => one !== '');
}

function splitWords(search: string): string[] {
  return search.toLowerCase().match(WORD) ?? [];
}
