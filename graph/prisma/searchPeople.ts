import { readOrderNumberPrefix } from '#domain/orders/orderNumber.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { argumentError } from '#graph/errors/httpError.ts';
import { escapeLike } from './escapeLike.ts';
import { isInFullText } from './fullTextWords.ts';

const MAX_LENGTH = 100;
const PHONE = /^\(?\+?\(?\d[\d\s().\p{Pd}]{2,}$/u;
const COUNTRY_PREFIX = /^\(?(?:\+|00)/;
const COUNTRY_CODE = '977';
/** With fewer digits after a possible country code, a search would match too many rows. */
const MIN_DIGITS = 3;
const SURROUNDING_PUNCTUATION = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

interface TextFilter {
  search?: string;
  startsWith?: string;
  contains?: string;
}

/**
 * Search method: the full-text index, whose cost grows with the matches, or reading rows, which stops when a page is
 * full. Both return the same rows.
 */
export type SearchMethod = 'BY_INDEX' | 'BY_READING';

/** A condition on the column `searchText`. */
export interface SearchCondition {
  searchText?: TextFilter;
  AND?: SearchCondition[];
  OR?: SearchCondition[];
}

/** Trims a search and converts its digits to Latin ones. Throws if it is too long. */
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
 * Returns the condition for rows with every word of the search, or with its phone number; null if the search contains
 * no words.
 */
export function buildPeopleCondition(
  search: string,
  method: SearchMethod = 'BY_INDEX',
): SearchCondition | null {
  const digits = getPhoneBeginnings(search);
  if (digits) return matchAnyBeginning(digits, method);
  return splitWords(search).length > 0 ? matchBeginnings(splitTyped(search), method) : null;
}

/** Like `buildPeopleCondition`, and also matches the start of an order number. */
export function buildOrderTextCondition(
  search: string,
  method: SearchMethod = 'BY_INDEX',
): SearchCondition | null {
  const number = readOrderNumberPrefix(search)?.toLowerCase();
  const digits = getPhoneBeginnings(search);
  if (digits) return matchAnyBeginning(number ? [...digits, number] : digits, method);

  const words = splitWords(search);
  // Several words without a digit are treated as a name.
  if (!number || (words.length > 1 && !/\d/.test(search))) return buildPeopleCondition(search, method);
  if (words.length === 1) return matchAnyBeginning([...words, number], method);
  if (method === 'BY_INDEX' && words.every(isInFullText))
    return matchFullText(`(${matchEach(words)}) ${number}*`);
  return { OR: [matchBeginnings(splitTyped(search), method), matchAnyBeginning([number], method)] };
}

/**
 * Returns the possible beginnings of a phone number, including those without country code or leading zero. Null if the
 * text is not a phone number.
 */
export function getPhoneBeginnings(search: string): string[] | null {
  if (!PHONE.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^00/, '');
  const afterCountry = digits.startsWith(COUNTRY_CODE) ? digits.slice(COUNTRY_CODE.length) : '';
  // The country code alone would match every number.
  if (COUNTRY_PREFIX.test(search) && digits.startsWith(COUNTRY_CODE))
    return afterCountry ? [afterCountry] : [];
  const alternatives = [afterCountry, digits.startsWith('0') ? digits.slice(1) : ''];
  return [digits, ...alternatives.filter(({ length }) => length >= MIN_DIGITS)];
}

function matchBeginnings(input: string[], method: SearchMethod): SearchCondition {
  if (method === 'BY_READING') return { AND: input.map(matchTypedBeginning) };
  const indexed = input.flatMap(splitWords).filter(isInFullText);
  return {
    AND: [
      ...(indexed.length > 0 ? [matchFullText(matchEach(indexed))] : []),
      // The index lacks short words, such as the surname K.C. They are checked on the rows that the index finds.
      ...input.filter((part) => !splitWords(part).every(isInFullText)).map(matchTextAsTyped),
    ],
  };
}

/**
 * Like `matchBeginnings`, without the index. A row that contains the complete text also contains its words, so they
 * need no check.
 */
function matchTypedBeginning(input: string): SearchCondition {
  const words = splitWords(input);
  const indexed = words.filter(isInFullText);
  if (indexed.length === 0) return matchWordStart(input);
  const fullMatch = indexed.length === words.length ? matchIndexedWordStart(input) : matchWordStart(input);
  if (words.length === 1) return fullMatch;
  return {
    OR: [
      fullMatch,
      { AND: words.map((word) => (isInFullText(word) ? matchIndexedWordStart : matchWordStart)(word)) },
    ],
  };
}

/** Matches the text as typed. If the index covers some of its words, the characters between the words can differ. */
function matchTextAsTyped(input: string): SearchCondition {
  const words = splitWords(input);
  const shortWords = words.filter((word) => !isInFullText(word));
  if (shortWords.length === words.length) return matchWordStart(input);
  return { OR: [matchWordStart(input), { AND: shortWords.map(matchWordStart) }] };
}

function matchAnyBeginning(beginnings: string[], method: SearchMethod): SearchCondition {
  const uniqueBeginnings = [...new Set(beginnings)];
  if (uniqueBeginnings.length === 0) return {};
  if (!uniqueBeginnings.every(isInFullText)) return { OR: uniqueBeginnings.map(matchWordStart) };
  if (method === 'BY_READING') return { OR: uniqueBeginnings.map(matchIndexedWordStart) };
  return matchFullText(uniqueBeginnings.map((beginning) => `${beginning}*`).join(' '));
}

function matchFullText(search: string): SearchCondition {
  return { searchText: { search } };
}

function matchEach(words: string[]): string {
  return words.map((word) => `+${word}*`).join(' ');
}

function matchWordStart(word: string): SearchCondition {
  return matchAfterSeparator([' '], word);
}

/**
 * Matches at positions where the index starts a word: after a space, or after punctuation common in names and
 * addresses.
 */
function matchIndexedWordStart(word: string): SearchCondition {
  return matchAfterSeparator([' ', '-', '.', '+', '('], word);
}

function matchAfterSeparator(separators: string[], word: string): SearchCondition {
  const text = escapeLike(word);
  const innerMatches = separators.map((separator) => ({ searchText: { contains: `${separator}${text}` } }));
  return { OR: [{ searchText: { startsWith: text } }, ...innerMatches] };
}

/** Returns the typed parts between spaces, in lower case and without surrounding punctuation. */
function splitTyped(search: string): string[] {
  return search
    .toLowerCase()
    .replace(/[_']/g, ' ')
    .split(/\s+/)
    .map((part) => part.replace(SURROUNDING_PUNCTUATION, ''))
    .filter((part) => part !== '');
}

function splitWords(search: string): string[] {
  return search.toLowerCase().match(WORD) ?? [];
}
