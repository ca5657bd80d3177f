/** Words in column names of lists of money, parcels and products. */
const COLUMN_NAME_WORDS = new Set(
  `date dt day time miti मिति amount amt रकम value debit credit dr cr deposit deposits withdraw withdrawal withdrawals balance
  description desc narration narrative narr particular particulars details remark remarks note reference ref id no number code uuid pidx
  transaction txn tran type kind status state indicator fee fees charge charges commission order tracking parcel awb consignment
  waybill shipment cod cash collected carrier courier sku name title handle vendor tags price cost stock qty quantity size
  colour color barcode weight wt gross net category metal purity collection slug variant option image phone email address receiver customer
  consignee city sn serial cheque chq receipts payments income expense expenses
  विवरण कैफियत डेबिट क्रेडिट जम्मा नामे खर्च आम्दानी मौज्दात बाँकी शुल्क स्थिति नाम कोड परिमाण मूल्य तौल अर्डर पार्सल चेक नं सि क्र`.split(
    /\s+/,
  ),
);

/** Names that occur in a letterhead above a table, next to their values. */
const LETTERHEAD_NAME =
  /^ (?:account|branch|opening|closing|available|from|to|period|statement|printed|generated) /;
/** A name with its value, as in a letterhead: `Invoice Date: 2026-11-27`. */
const NAME_WITH_VALUE = /:\s*\S/;

/** A text with more words is a sentence. */
const MAX_WORDS = 6;

/**
 * Returns the words of a column name in lower case, with a space on each side, so that a pattern can match whole
 * words.
 */
export function normaliseWords(name: string): string {
  const separatedName = name
    .normalize('NFKC')
    .replaceAll('%', ' percent ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1 $2');
  const words = separatedName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** Returns a column name in comparable form. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Returns true if a cell can be a column name: short and mostly letters. `#` and `%` are names too. */
export function isNameLike(cell: string): boolean {
  if (/^[#%]$/.test(cell)) return true;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  const digits = cell.match(/\p{N}/gu)?.length ?? 0;
  return letters > 0 && digits < letters && cell.length <= 60;
}

/** Returns true if a cell is a column name that occurs in known lists. */
export function isKnownName(cell: string): boolean {
  if (!isNameLike(cell) || NAME_WITH_VALUE.test(cell)) return false;
  const name = normaliseWords(cell);
  const words = name.trim().split(' ');
  return (
    words.length <= MAX_WORDS &&
    words.some((word) => COLUMN_NAME_WORDS.has(word)) &&
    !LETTERHEAD_NAME.test(name)
  );
}

/** Largest number of rows above the column names. */
export const MAX_LETTERHEAD_ROWS = 30;
const MAX_COLUMNS = 1_000;

/**
 * Returns the index of the header row: the row with the most known names, or else the row with the most cells and no
 * digits.
 */
export function findHeaderIndex(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, MAX_LETTERHEAD_ROWS).map((cells) => {
    const filledCells = cells.filter((cell) => cell !== '');
    if (!filledCells.every(isNameLike)) return 0;
    return (
      filledCells.filter(isKnownName).length * MAX_COLUMNS + Math.min(filledCells.length, MAX_COLUMNS - 1)
    );
  });
  const bestIndex = Math.max(0, scores.indexOf(Math.max(...scores)));
  // A page break can repeat the names with additional ones, so the first header is used: all rows are below it.
  const firstIndex = rows
    .slice(0, bestIndex)
    .findIndex((cells) => isSameHeader(rows[bestIndex] ?? [], cells));
  return firstIndex < 0 ? bestIndex : firstIndex;
}

/**
 * Returns true if a row repeats most names of a header in the same columns. A page break can add or omit some names.
 */
export function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  const filledCount = cells.filter((cell) => cell !== '').length;
  const matchingCount = cells.filter(
    (cell, at) => cell !== '' && normaliseName(cell) === normaliseName(header[at] ?? ''),
  ).length;
  const isFullMatch = matchingCount === filledCount && cells.length === header.length;
  return filledCount > 0 && (isFullMatch || (matchingCount > 1 && matchingCount * 2 > filledCount));
}

/** Rules that recognise a column by its name. */
export interface ColumnNameRule {
  /** Patterns that are applied to the result of `normaliseWords`, most likely first. */
  is: readonly RegExp[];
  /** Words that exclude a name, such as ` date ` in a name with ` order `. */
  not?: RegExp;
}

/** Returns the first column with the most likely name that `isAllowed` accepts, or undefined. */
export function guessColumn(
  header: readonly string[],
  { is, not }: ColumnNameRule,
  isAllowed: (name: string, columnIndex: number) => boolean = () => true,
): string | undefined {
  for (const pattern of is) {
    const columnName = header.find((name, columnIndex) => {
      const words = normaliseWords(name);
      return pattern.test(words) && !not?.test(words) && isAllowed(name, columnIndex);
    });
    if (columnName !== undefined) return columnName;
  }
  return undefined;
}
