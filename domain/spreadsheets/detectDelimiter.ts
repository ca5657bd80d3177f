import { isKnownName } from './columnNames.ts';

/** The likeliest first. */
const DELIMITERS = [',', '\t', ';', '|', '^', '~'] as const;
/** The lines that show it: letterhead has other marks, or none. */
const LINES = 30;

/**
 * The mark between the cells of a text: the one that parts the most names of columns in one of its first lines, else the one that
 * most of these lines hold equally often outside of quotation marks. A comma where none does.
 */
export function detectDelimiter(text: string): string {
  const lines = linesOf(text);
  const scored = DELIMITERS.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter));
    const names = Math.max(0, ...parts.map((cells) => (cells.length > 1 ? namesIn(cells) : 0)));
    const counts = parts.map(({ length }) => length - 1).filter((count) => count > 0);
    const alike = counts.map((count) => ({ count, lines: counts.filter((one) => one === count).length }));
    const [best = { count: 0, lines: 0 }] = alike.toSorted(
      (one, other) => other.lines - one.lines || other.count - one.count,
    );
    return { delimiter, names, ...best };
  });
  const [best] = scored.toSorted(
    (one, other) => other.names - one.names || other.lines - one.lines || other.count - one.count,
  );
  return best && best.lines > 0 ? best.delimiter : ',';
}

function namesIn(cells: readonly string[]): number {
  return cells.filter((cell) => isKnownName(cell.trim())).length;
}

/** A cell in quotation marks. */
const QUOTED = /(?<=^|[,\t;|^~\r\n])[^\S\t\r\n]*"(?:[^"]|"")*"(?=[^\S\t\r\n]*(?:[,\t;|^~\r\n]|$))/g;
const MOST_LOOKED_AT = 100_000;

/** The first lines that are not empty, without the marks and line breaks that stand in quotation marks. */
function linesOf(text: string): string[] {
  const plain = text
    .slice(0, MOST_LOOKED_AT)
    .replace(QUOTED, (cell) => cell.replace(/[,\t;|^~\r\n"]+/g, ' '));
  const lines = plain.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.slice(0, LINES);
}
