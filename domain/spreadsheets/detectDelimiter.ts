import { isKnownName } from './columnNames.ts';

/** Most likely first. */
const DELIMITERS = [',', '\t', ';', '|', '^', '~'] as const;
/** Number of lines to examine. A letterhead may contain other delimiters, or none. */
const EXAMINED_LINES = 30;

/**
 * Returns the delimiter of a text: the delimiter that separates the most column names in one of the first lines, or
 * else the delimiter that occurs equally often, outside quotes, in most of these lines. Defaults to a comma.
 */
export function detectDelimiter(text: string): string {
  const lines = getFirstLines(text);
  const scores = DELIMITERS.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter));
    const names = Math.max(0, ...parts.map((cells) => (cells.length > 1 ? countKnownNames(cells) : 0)));
    const counts = parts.map(({ length }) => length - 1).filter((count) => count > 0);
    const countFrequencies = counts.map((count) => ({
      count,
      lines: counts.filter((a) => a === count).length,
    }));
    const [best = { count: 0, lines: 0 }] = countFrequencies.toSorted(
      (a, b) => b.lines - a.lines || b.count - a.count,
    );
    return { delimiter, names, ...best };
  });
  const [best] = scores.toSorted((a, b) => b.names - a.names || b.lines - a.lines || b.count - a.count);
  return best && best.lines > 0 ? best.delimiter : ',';
}

function countKnownNames(cells: readonly string[]): number {
  return cells.filter((cell) => isKnownName(cell.trim())).length;
}

/** A quoted cell. */
const QUOTED_CELL = /(?<=^|[,\t;|^~\r\n])[^\S\t\r\n]*"(?:[^"]|"")*"(?=[^\S\t\r\n]*(?:[,\t;|^~\r\n]|$))/g;
const MAX_EXAMINED_CHARACTERS = 100_000;

/** Returns the first non-empty lines, without delimiters and line breaks inside quotes. */
function getFirstLines(text: string): string[] {
  const unquotedText = text
    .slice(0, MAX_EXAMINED_CHARACTERS)
    .replace(QUOTED_CELL, (cell) => cell.replace(/[,\t;|^~\r\n"]+/g, ' '));
  const lines = unquotedText.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.slice(0, EXAMINED_LINES);
}
