// @ts-check

/**
 * Returns rows as a Markdown table whose columns align in a terminal too.
 * @param {readonly Record<string, string | number>[]} rows
 */
export function toTable(rows) {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => formatValue(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0), 3));
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  const lines = cells.map((line) =>
    line.map((cell, column) =>
      isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
  const separator = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [headerCells = [], ...body] = lines;
  return [headerCells, separator, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** @param {string | number | undefined} value unknown values are shown as a dash */
function formatValue(value) {
  if (typeof value === 'string') return value;
  return value === undefined || Number.isNaN(value) ? '–' : formatShortNumber(value);
}

/**
 * Formats a number with two or three significant digits.
 * @param {number} value
 */
export function formatShortNumber(value) {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** @param {number} part */
export function formatPercent(part) {
  return Number.isNaN(part) ? '–' : `${Math.round(part * 100)} %`;
}
