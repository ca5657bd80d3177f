const MAX_LENGTH = 600;

/** A statement without its values, the same for any number of them: what stands in quotes may be somebody's. Its beginning, where it is longer than `most`. */
export function statementForm(statement: string, most = MAX_LENGTH): string {
  return statement
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replace(/\(\s*\?(?:\s*,\s*\?)*\s*\)/g, '(?)')
    .replace(/\(\?\)(?:\s*,\s*\(\?\))+/g, '(?)')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}
