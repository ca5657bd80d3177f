import type { GraphQLError } from 'graphql';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { MAX_DEPTH, MAX_VALUES } from '#graph/schema/inputLimits/expectWithinLimits.ts';

/** Length up to which a body is cheap enough to be parsed without a scan. Input limits still apply. */
const SHORT_BODY_LENGTH = 16 * 1024;

/** Maximum nesting of lists and objects: that of an input, plus one level each for the variables and the body. */
const MAX_BODY_DEPTH = MAX_DEPTH + 2;

/** Maximum number of values in a body: those of its inputs plus its envelope, such as the document and extensions. */
const MAX_BODY_VALUES = MAX_VALUES + 100;

/**
 * Maximum number of different field names in a body. The inputs of the entire schema have fewer, and the rows of a list
 * all use the same names.
 */
export const MAX_NAMES = 2_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const [OPEN_LIST, CLOSE_LIST] = ['['.charCodeAt(0), ']'.charCodeAt(0)];
const [OPEN_OBJECT, CLOSE_OBJECT] = ['{'.charCodeAt(0), '}'.charCodeAt(0)];

/**
 * Returns the error if a JSON body must be refused before parsing, or null. The parser needs up to 90 ms per megabyte
 * for nested lists and different names; this single pass over the text needs up to 3 ms and stops at the first exceeded
 * limit. Text that is not JSON passes because the parser refuses it.
 */
export function findJsonProblem(text: string): GraphQLError | null {
  if (text.length <= SHORT_BODY_LENGTH) return null;
  const names = new Set<string>();
  let [depth, values, start, end] = [0, 1, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const charCode = text.charCodeAt(index);
    if (charCode === QUOTE) {
      start = index + 1;
      end = index = findStringEnd(text, start);
    } else if (charCode === COMMA) values += 1;
    else if (charCode === COLON) names.add(text.slice(start, end));
    else if (charCode === OPEN_LIST || charCode === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (charCode === CLOSE_LIST || charCode === CLOSE_OBJECT) {
      depth -= 1;
      if (isOpening(text.charCodeAt(index - 1))) values -= 1;
    }
    if (depth > MAX_BODY_DEPTH)
      return createArgumentError('INPUT_TOO_DEEP', { argument: 'The body', most: MAX_BODY_DEPTH });
    if (values > MAX_BODY_VALUES) return createArgumentError('INPUT_TOO_LARGE', { most: MAX_VALUES });
    if (names.size > MAX_NAMES) return createArgumentError('TOO_MANY_FIELD_NAMES', { most: MAX_NAMES });
  }
  return null;
}

/** Returns the index of the quotation mark that ends a string, or the end of the body. */
function findStringEnd(text: string, start: number): number {
  let index = start;
  for (; index < text.length; index++) {
    const charCode = text.charCodeAt(index);
    if (charCode === QUOTE) return index;
    if (charCode === BACKSLASH) index++;
  }
  return index;
}

function isOpening(charCode: number): boolean {
  return charCode === OPEN_LIST || charCode === OPEN_OBJECT;
}
