/** Parses spreadsheet cells from the clipboard. A cell with tabs, line breaks or quotes is quoted. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // Each match is one cell with its delimiter: a tab, a line end or the end of the text.
  for (const [matchedText, quoted, plain = '', end] of toLines(text).matchAll(CELL_PATTERN)) {
    if (matchedText === '' && row.length === 0 && rows.length > 0) break;
    row.push((quoted === undefined ? plain : quoted.replace(/""/g, '"').replace(/\s*\n\s*/g, ' ')).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

const CELL_PATTERN = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g;

function toLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}

/** Formats cells for pasting into a spreadsheet. */
export function formatCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoteCell).join('\t')).join('\n');
}

function quoteCell(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
