const MAX_LENGTH = 600;

/**
 * Removes the values from a statement, because quoted text can be personal. Lists of values are collapsed, so that
 * statements with lists of different lengths become equal. Truncated to `maxLength` characters.
 */
export function normaliseStatement(statement: string, maxLength = MAX_LENGTH): string {
  return statement
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replace(/\(\s*\?(?:\s*,\s*\?)*\s*\)/g, '(?)')
    .replace(/\(\?\)(?:\s*,\s*\(\?\))+/g, '(?)')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
