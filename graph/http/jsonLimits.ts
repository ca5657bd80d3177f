import type { GraphQLError } from 'graphql';
import { refusedArgument } from '#graph/errors/httpError.ts';
import { MAX_DEPTH, MAX_VALUES } from '#graph/schema/inputLimits/expectWithinLimits.ts';

/** Characters of a body that costs too little to parse to be scanned first. The limits of inputs hold for it too. */
const SHORT = 16 * 1024;

/** Lists and objects inside each other: those of an input, in the variables, in the body. */
const MAX_BODY_DEPTH = MAX_DEPTH + 2;

/** Values in a body: those of its inputs, and what stands around them, such as a document and extensions. */
const MAX_BODY_VALUES = MAX_VALUES + 100;

/** Different names of fields in a body. The inputs of the schema have fewer in total; rows repeat theirs. */
export const MAX_NAMES = 2_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const [OPEN_LIST, CLOSE_LIST] = ['['.charCodeAt(0), ']'.charCodeAt(0)];
const [OPEN_OBJECT, CLOSE_OBJECT] = ['{'.charCodeAt(0), '}'.charCodeAt(0)];

/**
 * Returns why a body of JSON is refused before it is parsed, or null. The parser needs up to 90 ms per megabyte for lists inside
 * each other and for names that differ; this one pass over the text needs up to 3 ms, and stops at the first limit that is
 * exceeded. Text that is not JSON passes: the parser refuses it.
 */
export function problemOfJson(text: string): GraphQLError | null {
  if (text.length <= SHORT) return null;
  const names = new Set<string>();
  let [depth, values, start, end] = [0, 1, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (mark === QUOTE) {
      start = at + 1;
      end = at = endOfText(text, start);
    } else if (mark === COMMA) values += 1;
    else if (mark === COLON) names.add(text.slice(start, end));
    else if (mark === OPEN_LIST || mark === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (mark === CLOSE_LIST || mark === CLOSE_OBJECT) {
      depth -= 1;
      if (isOpening(text.charCodeAt(at - 1))) values -= 1;
    }
    if (depth > MAX_BODY_DEPTH)
      return refusedArgument('INPUT_TOO_DEEP', { argument: 'The body', most: MAX_BODY_DEPTH });
    if (values > MAX_BODY_VALUES) return refusedArgument('INPUT_TOO_LARGE', { most: MAX_VALUES });
    if (names.size > MAX_NAMES) return refusedArgument('FIELD_NAMES_TOO_MANY', { most: MAX_NAMES });
  }
  return null;
}

/** The place of the quotation mark that ends a text; the end of the body if none does. */
function endOfText(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (mark === QUOTE) return at;
    if (mark === BACKSLASH) at++;
  }
  return at;
}

function isOpening(mark: number): boolean {
  return mark === OPEN_LIST || mark === OPEN_OBJECT;
}
