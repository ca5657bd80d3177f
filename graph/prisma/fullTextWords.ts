/** InnoDB's own list (information_schema.INNODB_FT_DEFAULT_STOPWORD): these are not in its index. */
const STOPWORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' ',
  ),
);
const SHORTEST = 3;

/** Whether a full-text index holds the word: 3 characters and more, and none of the commonest of English. */
export function isInFullText(word: string): boolean {
  return [...word].length >= SHORTEST && !STOPWORDS.has(word);
}
