import { plainFigures } from '#domain/text/readNumber.ts';
import { isDay } from './readDay.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const MARKS = String.raw`[\s:=.*-]*`;
/** What stands behind a sum in its cell: its days, as in `as on 2026-11-27` and `for November`, or its figures, as in `2026-11-27` and `500.00 Cr`. */
const DAYS = String.raw`(?:as\s+)?(?:on|of|at|for|till)\s+(?:the\s+)?(?:[\d०-९]{1,4}[-/.]|\d{1,2}\w*\s+${MONTH}|${MONTH}|day|month|page|period|date).*`;
const FIGURES = String.raw`(?:(?:npr|nrs|rs|रु)\.?\s*)?[-\d०-९][-\d०-९,./]*\s*(?:[cd]r\.?)?`;
const BEHIND = String.raw`(?:\s+${DAYS}|\s*[:=]?\s*${FIGURES}|\s*\([^)]*\)|\s+[cd]r\.?)?${MARKS}`;
const WHOSE_TOTAL = `grand|sub|page|net|final|running|cumulative|period|daily|day|weekly|monthly|month|${MONTH}|branch`;
const WHAT_IS_SUMMED = `amount|cod|cr|dr|credits?|debits?|deposits?|withdrawals?|transactions?|turnover|orders|parcels|rows|records|count|no|number|of|${MONTH}`;
/** A cell of a row that sums up others. */
const TOTAL = new RegExp(
  String.raw`^${MARKS}(?:(?:(?:${WHOSE_TOTAL})[\s-]*)?totals?(?:\s+(?:${WHAT_IS_SUMMED})\.?)*|जम्मा(?:\s+(?:रकम|डेबिट|क्रेडिट))?|कुल(?:\s+(?:जम्मा|रकम|डेबिट|क्रेडिट))?)${BEHIND}$`,
  'i',
);
const WHICH_BALANCE =
  'opening|op|closing|cl|previous|prev|available|current|ledger|book|effective|uncleared|starting|ending';
/** `B/F`, `C/D`, `brought forward`, `carried over`. */
const CARRIED = String.raw`[bc]\/?[fd]|(?:(?:brought|carr(?:y|ied))\s+|[bc]\/)(?:forward|fwd|over|down)`;
/** A balance moves no money, wherever in its row it stands. */
const BALANCE = new RegExp(
  String.raw`^${MARKS}(?:(?:to|by)\s+)?(?:(?:${WHICH_BALANCE})\.?\s+bal(?:ance)?\.?|bal(?:ance)?\.?\s+(?:${CARRIED}|forward)|[bc]\/[fd]|(?:brought|carr(?:y|ied))\s+(?:forward|over|down)|(?:[सश]ुरु|प्रारम्भिक|अघिल्लो|अन्तिम)\s+मौज्दात|अ\.?\s*ल्या\.?)${BEHIND}$`,
  'i',
);
/** A line of text below a table. */
const NOTE =
  /^(?:\W*(?:end\s+of|page\s+\d|generated\s|printed\s|report\s+generated|this\s+is\s+(?:a|an)\s+(?:computer|system|electronic)|note\s*:|disclaimer|\*))/i;
/** The units of columns below their names: `(NPR)`, `(gm)`. */
const UNIT = /^\([\p{L}\p{M}.%]{1,12}\)$/u;
/** `-----`, `====`, `***`. */
const RULE = /^[-=_*─━.]{3,}$/;

/** A longer cell is a text. */
const MOST_LABEL = 200;

function namesTotal(cell: string): boolean {
  return cell.length <= MOST_LABEL && TOTAL.test(cell);
}

function isBalance(cell: string): boolean {
  return cell.length <= MOST_LABEL && BALANCE.test(cell);
}

/** Returns true if a row is no row of the table itself: a total, a balance, a line, or a note below it. */
export function isSummary(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.every((cell) => RULE.test(cell) || UNIT.test(cell))) return true;
  if (filled.length > 0 && filled.every((cell) => NOTE.test(cell))) return true;
  return filled.some(isBalance) || isTotal(filled);
}

/** The Nepali word for a total is that for a deposit too, which has its day. */
const DEPOSIT = /^जम्मा$/;

/** A total stands beside figures: a product or a payer that is called so has other words. */
function isTotal(filled: readonly string[]): boolean {
  const others = filled.filter((cell) => !namesTotal(cell));
  if (filled.some((cell) => DEPOSIT.test(cell)) && others.some(isDay)) return false;
  return others.length < filled.length && others.every((cell) => !/\p{L}/u.test(cell) || /\p{N}/u.test(cell));
}

/** Returns true for names that stand above sums, below a table: `Opening Balance,Total Debit,Total Credit`. */
export function areNamesOfSums(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every((cell) => namesTotal(cell) || isBalance(cell));
}

/** Returns true for a row of figures alone, as it stands below names of sums. */
export function areFigures(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || plainFigures(cell.replace(/\s*(?:cr|dr)\.?$/i, '')) !== null);
}

/** A word of a sum, in a cell of a few words. */
const SUM = /(?<!\p{L})(?:totals?|summary|count|जम्मा|कुल|मौज्दात)(?!\p{L})/iu;
const MOST_SUM_WORDS = 4;

/** Returns true if a cell names a sum, which a row without what each row has, such as its day, can be. */
export function namesSum(cell: string): boolean {
  return SUM.test(cell) && cell.split(/\s+/).length <= MOST_SUM_WORDS;
}
