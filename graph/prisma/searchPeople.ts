import { readOrderNumberPrefix } from '#domain/orders/orderNumber.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { escapeLike } from './escapeLike.ts';
import { isFullTextIndexed } from './fullTextWords.ts';

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
    throw createArgumentError(
      'ARGUMENT_TOO_LONG',
      { argument: 'filter.search', most: MAX_LENGTH },
      'filter.search',
    );
  return toLatinDigits(search.normalize('NFKC')).trim();
}

/**
 * Returns the condition for rows with every word of the search, or with its phone number; null if the search contains
 * no words.
 */
export function buildPeopleCondition(
  search: string,
  method: SearchMethod = 'BY_INDEX',
): SearchCondition | null {
  const digits = listPhonePrefixes(search);
  if (digits) return matchAnyPrefix(digits, method);
  return splitWords(search).length > 0 ? matchPrefixes(splitTypedParts(search), method) : null;
}

/** Like `buildPeopleCondition`, and also matches the start of an order number. */
export function buildOrderTextCondition(
  search: string,
  method: SearchMethod = 'BY_INDEX',
): SearchCondition | null {
  const number = readOrderNumberPrefix(search)?.toLowerCase();
  const digits = listPhonePrefixes(search);
  if (digits) return matchAnyPrefix(number ? [...digits, number] : digits, method);

  const words = splitWords(search);
  // Several words without a digit are treated as a name.
  if (!number || (words.length > 1 && !/\d/.test(search))) return buildPeopleCondition(search, method);
  if (words.length === 1) return matchAnyPrefix([...words, number], method);
  if (method === 'BY_INDEX' && words.every(isFullTextIndexed))
    return matchFullText(`(${buildRequiredTerms(words)}) ${number}*`);
  return { OR: [matchPrefixes(splitTypedParts(search), method), matchAnyPrefix([number], method)] };
}

/**
 * Returns the possible beginnings of a phone number, including those without country code or leading zero. Null if the
 * text is not a phone number.
 */
export function listPhonePrefixes(search: string): string[] | null {
  if (!PHONE.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^00/, '');
  const nationalDigits = digits.startsWith(COUNTRY_CODE) ? digits.slice(COUNTRY_CODE.length) : '';
  // The country code alone would match every number.
  if (COUNTRY_PREFIX.test(search) && digits.startsWith(COUNTRY_CODE))
    return nationalDigits ? [nationalDigits] : [];
  const alternatives = [nationalDigits, digits.startsWith('0') ? digits.slice(1) : ''];
  return [digits, ...alternatives.filter(({ length }) => length >= MIN_DIGITS)];
}

function matchPrefixes(input: string[], method: SearchMethod): SearchCondition {
  if (method === 'BY_READING') return { AND: input.map(matchTypedPrefix) };
  const indexedWords = input.flatMap(splitWords).filter(isFullTextIndexed);
  return {
    AND: [
      ...(indexedWords.length > 0 ? [matchFullText(buildRequiredTerms(indexedWords))] : []),
      // The index lacks short words, such as the surname K.C. They are checked on the rows that the index finds.
      ...input.filter((part) => !splitWords(part).every(isFullTextIndexed)).map(matchTextAsTyped),
    ],
  };
}

/**
 * Like `matchBeginnings`, without the index. A row that contains the complete text also contains its words, so they
 * need no check.
 */
function matchTypedPrefix(input: string): SearchCondition {
  const words = splitWords(input);
  const indexedWords = words.filter(isFullTextIndexed);
  if (indexedWords.length === 0) return matchWordStart(input);
  const fullMatch =
    indexedWords.length === words.length ? matchIndexedWordStart(input) : matchWordStart(input);
  if (words.length === 1) return fullMatch;
  return {
    OR: [
      fullMatch,
      { AND: words.map((word) => (isFullTextIndexed(word) ? matchIndexedWordStart : matchWordStart)(word)) },
    ],
  };
}

/** Matches the text as typed. If the index covers some of its words, the characters between the words can differ. */
function matchTextAsTyped(input: string): SearchCondition {
  const words = splitWords(input);
  const shortWords = words.filter((word) => !isFullTextIndexed(word));
  if (shortWords.length === words.length) return matchWordStart(input);
  return { OR: [matchWordStart(input), { AND: shortWords.map(matchWordStart) }] };
}

function matchAnyPrefix(prefixes: string[], method: SearchMethod): SearchCondition {
  const uniquePrefixes = [...new Set(prefixes)];
  if (uniquePrefixes.length === 0) return {};
  if (!uniquePrefixes.every(isFullTextIndexed)) return { OR: uniquePrefixes.map(matchWordStart) };
  if (method === 'BY_READING') return { OR: uniquePrefixes.map(matchIndexedWordStart) };
  return matchFullText(uniquePrefixes.map((beginning) => `${beginning}*`).join(' '));
}

function matchFullText(search: string): SearchCondition {
  return { searchText: { search } };
}

function buildRequiredTerms(words: string[]): string {
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
function splitTypedParts(search: string): string[] {
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
