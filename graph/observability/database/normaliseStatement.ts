const MAX_LENGTH = 600;

/**
 * Returns a statement without its values, the same for any number of them, because quoted text can be personal.
 * Truncated to `maxLength` characters.
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
