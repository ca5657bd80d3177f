/** InnoDB's default stopwords, which are missing from the index (information_schema.INNODB_FT_DEFAULT_STOPWORD). */
const STOPWORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' ',
  ),
);
const MIN_WORD_LENGTH = 3;

/** Returns true if full-text indexes include the word: it has at least 3 characters and is not a stopword. */
export function isFullTextIndexed(word: string): boolean {
  return [...word].length >= MIN_WORD_LENGTH && !STOPWORDS.has(word);
}
