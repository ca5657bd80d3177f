import { readOrderNumberPrefix } from '#domain/orders/orderNumber.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { argumentError } from '#graph/errors/httpError.ts';
import { escapeLike } from './escapeLike.ts';
import { isInFullText } from './fullTextWords.ts';

const MAX_LENGTH = 100;
const PHONE = /^\(?\+?\(?\d[\d\s().\p{Pd}]{2,}$/u;
const WITH_COUNTRY = /^\(?(?:\+|00)/;
const COUNTRY = '977';
/** Fewer digits after a possible country code would match too many rows. */
const MIN_DIGITS = 3;
const AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

interface TextFilter {
  search?: string;
  startsWith?: string;
  contains?: string;
}

/**
 * Search method: the full-text index, whose cost grows with the matches, or reading rows, which stops once a page is
 * full. Both return the same rows.
 */
export type SearchMethod = 'BY_INDEX' | 'BY_READING';

/** A condition on the column `searchText`. */
export interface SearchCondition {
  searchText?: TextFilter;
  AND?: SearchCondition[];
  OR?: SearchCondition[];
}

/** Returns a search without surrounding spaces and with Latin digits. Throws if it is too long. */
export function readSearch(search: string): string {
  if (search.length > MAX_LENGTH)
    throw argumentError(
      'ARGUMENT_TOO_LONG',
      { argument: 'filter.search', most: MAX_LENGTH },
      'filter.search',
    );
  return withLatinDigits(search.normalize('NFKC')).trim();
}

/**
 * Returns the condition for rows with every word of the search, or with its phone number; null if there is nothing to
 * search for.
 */
export function peopleCondition(search: string, method: SearchMethod = 'BY_INDEX'): SearchCondition | null {
  const digits = phoneBeginnings(search);
  if (digits) return beginsAny(digits, method);
  return splitWords(search).length > 0 ? beginsEach(splitTyped(search), method) : null;
}

/** Like `buildPeopleCondition`, and also matches the start of an order number. */
export function orderTextCondition(
  search: string,
  method: SearchMethod = 'BY_INDEX',
): SearchCondition | null {
  const number = readOrderNumberPrefix(search)?.toLowerCase();
  const digits = phoneBeginnings(search);
  if (digits) return beginsAny(number ? [...digits, number] : digits, method);

  const words = splitWords(search);
  // Several words without a digit are a name.
  if (!number || (words.length > 1 && !/\d/.test(search))) return peopleCondition(search, method);
  if (words.length === 1) return beginsAny([...words, number], method);
  if (method === 'BY_INDEX' && words.every(isInFullText)) return fullText(`(${matchEach(words)}) ${number}*`);
  return { OR: [beginsEach(splitTyped(search), method), beginsAny([number], method)] };
}

/**
 * Returns the possible beginnings of a phone number, without country code and leading zero; null if the text is not a
 * phone number.
 */
export function phoneBeginnings(search: string): string[] | null {
  if (!PHONE.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^00/, '');
  const afterCountry = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : '';
  // The country code alone matches every number.
  if (WITH_COUNTRY.test(search) && digits.startsWith(COUNTRY)) return afterCountry ? [afterCountry] : [];
  const others = [afterCountry, digits.startsWith('0') ? digits.slice(1) : ''];
  return [digits, ...others.filter(({ length }) => length >= MIN_DIGITS)];
}

function beginsEach(input: string[], method: SearchMethod): SearchCondition {
  if (method === 'BY_READING') return { AND: input.map(beginsTyped) };
  const indexed = input.flatMap(splitWords).filter(isInFullText);
  return {
    AND: [
      ...(indexed.length > 0 ? [fullText(matchEach(indexed))] : []),
      // The index lacks short words, and with them surnames such as K.C. They are checked on the rows it finds.
      ...input.filter((part) => !splitWords(part).every(isInFullText)).map(beginsAsTyped),
    ],
  };
}

/** Like `matchBeginnings`, without the index. A row with the whole text also contains its words, so they are not checked. */
function beginsTyped(input: string): SearchCondition {
  const words = splitWords(input);
  const indexed = words.filter(isInFullText);
  if (indexed.length === 0) return beginsWord(input);
  const fullMatch = indexed.length === words.length ? beginsIndexedWord(input) : beginsWord(input);
  if (words.length === 1) return fullMatch;
  return {
    OR: [
      fullMatch,
      { AND: words.map((word) => (isInFullText(word) ? beginsIndexedWord : beginsWord)(word)) },
    ],
  };
}

/** Matches the text as typed. If the index finds part of it, the characters between its words may differ. */
function beginsAsTyped(input: string): SearchCondition {
  const words = splitWords(input);
  const short = words.filter((word) => !isInFullText(word));
  if (short.length === words.length) return beginsWord(input);
  return { OR: [beginsWord(input), { AND: short.map(beginsWord) }] };
}

function beginsAny(beginnings: string[], method: SearchMethod): SearchCondition {
  const uniqueBeginnings = [...new Set(beginnings)];
  if (uniqueBeginnings.length === 0) return {};
  if (!uniqueBeginnings.every(isInFullText)) return { OR: uniqueBeginnings.map(beginsWord) };
  if (method === 'BY_READING') return { OR: uniqueBeginnings.map(beginsIndexedWord) };
  return fullText(uniqueBeginnings.map((beginning) => `${beginning}*`).join(' '));
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

/** Matches where the index starts a word: after a space, or after characters common in names and addresses. */
function beginsIndexedWord(word: string): SearchCondition {
  return beginsAfter([' ', '-', '.', '+', '('], word);
}

function beginsAfter(signs: string[], word: string): SearchCondition {
  const text = escapeLike(word);
  const innerMatches = signs.map((sign) => ({ searchText: { contains: `${sign}${text}` } }));
  return { OR: [{ searchText: { startsWith: text } }, ...innerMatches] };
}

/** Returns the typed parts between spaces, in lower case and without surrounding punctuation. */
function splitTyped(search: string): string[] {
  return search
    .toLowerCase()
    .replace(/[_']/g, ' ')
    .split(/\s+/)
    .map((part) => part.replace(AROUND, ''))
    .filter((part) => part !== '');
}

function splitWords(search: string): string[] {
  return search.toLowerCase().match(WORD) ?? [];
}
