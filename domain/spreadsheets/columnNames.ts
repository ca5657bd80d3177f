/** The words that name columns in lists of money, parcels and products. */
const WORDS = new Set(
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

/** Names that stand above a table, beside what they name. */
const OF_LETTERHEAD =
  /^ (?:account|branch|opening|closing|available|from|to|period|statement|printed|generated) /;
/** A name with its own value, as letterhead has it: `Invoice Date: 2026-11-27`. */
const WITH_VALUE = /:\s*\S/;

/** More words make a sentence. */
const MOST_WORDS = 6;

/** The words of a column’s name in small letters with a space on each side, so that a pattern can ask for a whole word. */
export function wordsOf(name: string): string {
  const apart = name
    .normalize('NFKC')
    .replaceAll('%', ' percent ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1 $2');
  const words = apart.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** A name as two names are compared. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Returns true if a cell can name a column: it is mostly letters, and short. `#` and `%` are names too. */
export function isNameLike(cell: string): boolean {
  if (/^[#%]$/.test(cell)) return true;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  const digits = cell.match(/\p{N}/gu)?.length ?? 0;
  return letters > 0 && digits < letters && cell.length <= 60;
}

/** Returns true if a cell is a name that columns of known lists have. */
export function isKnownName(cell: string): boolean {
  if (!isNameLike(cell) || WITH_VALUE.test(cell)) return false;
  const name = wordsOf(cell);
  const words = name.trim().split(' ');
  return words.length <= MOST_WORDS && words.some((word) => WORDS.has(word)) && !OF_LETTERHEAD.test(name);
}

/** How far below the top of a file the names of its columns can stand. */
export const MOST_LETTERHEAD = 30;
const MOST_COLUMNS = 1_000;

/** Which row names the columns: the one with the most names that are known, else the fullest one without figures. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, MOST_LETTERHEAD).map((cells) => {
    const filled = cells.filter((cell) => cell !== '');
    if (!filled.every(isNameLike)) return 0;
    return filled.filter(isKnownName).length * MOST_COLUMNS + Math.min(filled.length, MOST_COLUMNS - 1);
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  // A page break can repeat the names with more beside them: the first ones have all rows below them.
  const first = rows.slice(0, best).findIndex((cells) => isSameHeader(rows[best] ?? [], cells));
  return first < 0 ? best : first;
}

/** Returns true if a row repeats most names of a header, each in its place; a page break can add to them or leave some out. */
export function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  const same = cells.filter(
    (cell, at) => cell !== '' && plainName(cell) === plainName(header[at] ?? ''),
  ).length;
  const isWhole = same === filled && cells.length === header.length;
  return filled > 0 && (isWhole || (same > 1 && same * 2 > filled));
}

/** How the name of a column is recognised. */
export interface LikelyName {
  /** Patterns over `wordsOf` a name, the likeliest first. */
  is: readonly RegExp[];
  /** Words that make it something else, such as ` date ` beside ` order `. */
  not?: RegExp;
}

/** The first column that has the likeliest of these names, and that `isFree` allows; undefined where none has. */
export function guessColumn(
  header: readonly string[],
  { is, not }: LikelyName,
  isFree: (name: string, place: number) => boolean = () => true,
): string | undefined {
  for (const pattern of is) {
    const found = header.find((name, place) => {
      const words = wordsOf(name);
      return pattern.test(words) && !not?.test(words) && isFree(name, place);
    });
    if (found !== undefined) return found;
  }
  return undefined;
}
