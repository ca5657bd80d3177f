import { isKnownName } from './columnNames.ts';

/** Most likely first. */
const DELIMITERS = [',', '\t', ';', '|', '^', '~'] as const;
/** Number of lines to examine. A letterhead may contain other delimiters, or none. */
const LINES = 30;

/**
 * Returns the delimiter of a text: the one that separates the most column names in one of the first lines, or else
 * the one that occurs equally often in most of them, outside quotes. Defaults to a comma.
 */
export function detectDelimiter(text: string): string {
  const lines = firstLines(text);
  const scored = DELIMITERS.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter));
    const names = Math.max(0, ...parts.map((cells) => (cells.length > 1 ? countKnownNames(cells) : 0)));
    const counts = parts.map(({ length }) => length - 1).filter((count) => count > 0);
    const alike = counts.map((count) => ({ count, lines: counts.filter((a) => a === count).length }));
    const [best = { count: 0, lines: 0 }] = alike.toSorted((a, b) => b.lines - a.lines || b.count - a.count);
    return { delimiter, names, ...best };
  });
  const [best] = scored.toSorted((a, b) => b.names - a.names || b.lines - a.lines || b.count - a.count);
  return best && best.lines > 0 ? best.delimiter : ',';
}

function countKnownNames(cells: readonly string[]): number {
  return cells.filter((cell) => isKnownName(cell.trim())).length;
}

/** A quoted cell. */
const QUOTED = /(?<=^|[,\t;|^~\r\n])[^\S\t\r\n]*"(?:[^"]|"")*"(?=[^\S\t\r\n]*(?:[,\t;|^~\r\n]|$))/g;
const MAX_EXAMINED = 100_000;

/** Returns the first non-empty lines, without delimiters and line breaks inside quotes. */
function firstLines(text: string): string[] {
  const plain = text.slice(0, MAX_EXAMINED).replace(QUOTED, (cell) => cell.replace(/[,\t;|^~\r\n"]+/g, ' '));
  const lines = plain.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.slice(0, LINES);
}
