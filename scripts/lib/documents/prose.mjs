// @ts-check
// Finds faults of wording that can be detected automatically. The rules are in CONTRIBUTING.md, "Wording".

/** @typedef {{ line: number, text: string }} Fault */

const BANNED_OPENERS = /^(?:What|Who|Whose|Whom|Whether|How|Of|By)\b/;
const PARTICIPLE_PATTERN =
  /^(?:[A-Z][a-z]*(?:ed|ing)|Begun|Bought|Brought|Came|Chosen|Done|Drawn|Found|Given|Gone|Heard|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Met|Paid|Said|Seen|Sent|Shown|Sold|Spent|Taken|Taught|Told|Understood|Won|Written)$/;
/** Nouns with the ending of a participle. */
const NOUN_EXCEPTIONS = [
  'Encoding',
  'Booking',
  'Feed',
  'Heading',
  'Listing',
  'Mapping',
  'Meaning',
  'Pricing',
  'Rating',
  'Saving',
  'Setting',
  'Shipping',
];

/**
 * Returns comments and descriptions that open with a relative or interrogative word, and types named by a bare participle.
 * @param {string} file path, whose extension determines the language
 * @param {string} source
 * @returns {Fault[]}
 */
export function findProseFaults(file, source) {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const opening = file.endsWith('.graphql')
      ? getDescriptionOpening(lines, index)
      : getCommentOpening(lines, index);
    const [, type = ''] = /^\s*(?:export )?(?:type|interface|class|input|enum) (\w+)/.exec(text) ?? [];
    const isFault =
      (opening !== undefined && BANNED_OPENERS.test(opening)) ||
      (PARTICIPLE_PATTERN.test(type) && !NOUN_EXCEPTIONS.includes(type));
    return isFault ? [{ line: index + 1, text: text.trim() }] : [];
  });
}

/**
 * Returns the first line of a comment that begins on this line.
 * @param {string[]} lines
 * @param {number} index
 */
function getCommentOpening(lines, index) {
  const line = lines[index] ?? '';
  const previousLine = lines[index - 1] ?? '';
  const [, blockComment] = /^\s*(?:\{?\/\*\*?|<!--) (.*)/.exec(line) ?? [];
  if (blockComment !== undefined) return blockComment;
  if (/^\s*\/\*\*?$/.test(previousLine)) return line.replace(/^[\s*]+/, '');
  const [, lineComment] = /(?:^|[\s;{(,])\/\/\/? (.*)/.exec(line) ?? [];
  return /^\s*\/\/\/? \S/.test(line) && /^\s*\/\/\/? \S/.test(previousLine) ? undefined : lineComment;
}

/**
 * Returns the first line of a GraphQL description or comment that begins on this line.
 * @param {string[]} lines
 * @param {number} index
 */
function getDescriptionOpening(lines, index) {
  const line = lines[index] ?? '';
  const previousLine = lines[index - 1] ?? '';
  const [, description] = /^\s*"{1,3}([^"].*)/.exec(line) ?? [];
  if (description !== undefined) return description;
  if (/^\s*"""$/.test(previousLine)) return line.trim();
  const [, comment] = /^\s*# (.*)/.exec(line) ?? [];
  return /^\s*# /.test(previousLine) ? undefined : comment;
}
