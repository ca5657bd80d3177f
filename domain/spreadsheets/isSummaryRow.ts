import { normaliseNumber } from '#domain/text/readNumber.ts';
import { isDay } from './readDay.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const PUNCTUATION = String.raw`[\s:=.*-]*`;
/**
 * Text that can follow the label of a total in its cell: a period, as in `as on 2026-11-27` and `for November`, or
 * digits, as in `2026-11-27` and `500.00 Cr`.
 */
const DAYS = String.raw`(?:as\s+)?(?:on|of|at|for|till)\s+(?:the\s+)?(?:[\d०-९]{1,4}[-/.]|\d{1,2}\w*\s+${MONTH}|${MONTH}|day|month|page|period|date).*`;
const FIGURES = String.raw`(?:(?:npr|nrs|rs|रु)\.?\s*)?[-\d०-९][-\d०-९,./]*\s*(?:[cd]r\.?)?`;
const TRAILING_TEXT = String.raw`(?:\s+${DAYS}|\s*[:=]?\s*${FIGURES}|\s*\([^)]*\)|\s+[cd]r\.?)?${PUNCTUATION}`;
const TOTAL_QUALIFIER = `grand|sub|page|net|final|running|cumulative|period|daily|day|weekly|monthly|month|${MONTH}|branch`;
const SUMMED_NOUN = `amount|cod|cr|dr|credits?|debits?|deposits?|withdrawals?|transactions?|turnover|orders|parcels|rows|records|count|no|number|of|${MONTH}`;
/** Label of a total. */
const TOTAL = new RegExp(
  String.raw`^${PUNCTUATION}(?:(?:(?:${TOTAL_QUALIFIER})[\s-]*)?totals?(?:\s+(?:${SUMMED_NOUN})\.?)*|जम्मा(?:\s+(?:रकम|डेबिट|क्रेडिट))?|कुल(?:\s+(?:जम्मा|रकम|डेबिट|क्रेडिट))?)${TRAILING_TEXT}$`,
  'i',
);
const BALANCE_KIND =
  'opening|op|closing|cl|previous|prev|available|current|ledger|book|effective|uncleared|starting|ending';
/** `B/F`, `C/D`, `brought forward`, `carried over`. */
const CARRIED_FORWARD = String.raw`[bc]\/?[fd]|(?:(?:brought|carr(?:y|ied))\s+|[bc]\/)(?:forward|fwd|over|down)`;
/** Label of a balance, which is not a transaction in any column. */
const BALANCE = new RegExp(
  String.raw`^${PUNCTUATION}(?:(?:to|by)\s+)?(?:(?:${BALANCE_KIND})\.?\s+bal(?:ance)?\.?|bal(?:ance)?\.?\s+(?:${CARRIED_FORWARD}|forward)|[bc]\/[fd]|(?:brought|carr(?:y|ied))\s+(?:forward|over|down)|(?:[सश]ुरु|प्रारम्भिक|अघिल्लो|अन्तिम)\s+मौज्दात|अ\.?\s*ल्या\.?)${TRAILING_TEXT}$`,
  'i',
);
/** A line of text below a table. */
const NOTE =
  /^(?:\W*(?:end\s+of|page\s+\d|generated\s|printed\s|report\s+generated|this\s+is\s+(?:a|an)\s+(?:computer|system|electronic)|note\s*:|disclaimer|\*))/i;
/** Units below column names: `(NPR)`, `(gm)`. */
const UNIT = /^\([\p{L}\p{M}.%]{1,12}\)$/u;
/** `-----`, `====`, `***`. */
const RULE = /^[-=_*─━.]{3,}$/;

/** A longer cell is not a label. */
const MAX_LABEL_LENGTH = 200;

function isTotalLabel(cell: string): boolean {
  return cell.length <= MAX_LABEL_LENGTH && TOTAL.test(cell);
}

function isBalance(cell: string): boolean {
  return cell.length <= MAX_LABEL_LENGTH && BALANCE.test(cell);
}

/** Returns true if a row does not belong to the table itself: a total, a balance, a rule or a note below it. */
export function isSummaryRow(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell !== '');
  if (filledCells.every((cell) => RULE.test(cell) || UNIT.test(cell))) return true;
  if (filledCells.length > 0 && filledCells.every((cell) => NOTE.test(cell))) return true;
  return filledCells.some(isBalance) || isTotalRow(filledCells);
}

/** The Nepali word for total also means deposit. Unlike a total, a deposit has a date. */
const DEPOSIT = /^जम्मा$/;

/** A total row has only digits next to its label. A row for a product or payer with that name contains other words. */
function isTotalRow(filledCells: readonly string[]): boolean {
  const others = filledCells.filter((cell) => !isTotalLabel(cell));
  if (filledCells.some((cell) => DEPOSIT.test(cell)) && others.some(isDay)) return false;
  return (
    others.length < filledCells.length && others.every((cell) => !/\p{L}/u.test(cell) || /\p{N}/u.test(cell))
  );
}

/** Returns true for a row of labels that precedes a row of totals: `Opening Balance,Total Debit,Total Credit`. */
export function areTotalLabels(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell !== '');
  return filledCells.length > 1 && filledCells.every((cell) => isTotalLabel(cell) || isBalance(cell));
}

/** Returns true for a row of only digits, such as the row below the labels of totals. */
export function areNumbers(cells: readonly string[]): boolean {
  return cells.every(
    (cell) => cell === '' || normaliseNumber(cell.replace(/\s*(?:cr|dr)\.?$/i, '')) !== null,
  );
}

/** A word for a total in a short cell. */
const SUM_WORD = /(?<!\p{L})(?:totals?|summary|count|जम्मा|कुल|मौज्दात)(?!\p{L})/iu;
const MAX_TOTAL_WORDS = 4;

/**
 * Returns true if a cell names a total. A row with such a cell may lack cells that every other row has, such as a date.
 */
export function mentionsTotal(cell: string): boolean {
  return SUM_WORD.test(cell) && cell.split(/\s+/).length <= MAX_TOTAL_WORDS;
}
