import { ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LENGTH } from '#domain/orders/orderNumber.ts';
import { isNothing } from '#domain/sheets/cells.ts';
import { guessColumn, type LikelyName, wordsOf } from '#domain/sheets/columnNames.ts';
import { guessDayOrder, isBikramSambat, isDay } from '#domain/sheets/readDay.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import { has, sideOf, unitInName } from './readStatementRows.ts';
import type { StatementColumn, StatementMapping } from './statementColumns.ts';

type CellTest = (cell: string) => boolean;

/** The words beside `credit` or `debit` in the name of a column that holds its sums: `Debit Bank` and `Credit Status` hold others. */
const OF_A_SUM =
  '(?:transaction|txn|tran|payments?|total|gross|money|amounts?|amt|sums?|value|in|into|of|npr|nrs|rs|rupees|paisa|lcy|fcy|local|currency|रकम|रु)';
const isAmount: CellTest = (cell) => readStatementAmount(cell, 'RUPEES') !== null;
const isSide: CellTest = (cell) => sideOf(cell) !== null;

const BOTH_SIDES = [
  / (?:cr|credit|c) (?:(?:or|and) )?(?:dr|debit|d) /,
  / (?:dr|debit|d) (?:(?:or|and) )?(?:cr|credit|c) /,
];
/** A name that holds both words is an indicator, and so is a type whose cells are nothing else. */
const SIDE: LikelyName = {
  is: [...BOTH_SIDES, / (?:type|indicator|side|direction|sign|प्रकार|किसिम) /],
  not: / (?:balance|bal|status|state|description|particulars?|narration|remarks?|details?|विवरण|कैफियत) /,
};

const DESCRIPTION: LikelyName = {
  is: [
    / (?:description|desc|narration|narrative|narr|particulars?|विवरण)\d? /,
    /^(?!.* (?:id|no) ).* (?:remarks?|details?|purpose|कैफियत)\d? /,
  ],
  not: / date /,
};
const OUR_NUMBER = new RegExp(
  `(?<![A-Z0-9])JW[\\s-]*[${ORDER_NUMBER_CHARACTERS}]{${ORDER_NUMBER_LENGTH}}(?![A-Z0-9])`,
  'i',
);

/** The names that columns are likely to have, in the order in which they are given away, and what their cells are. */
const LIKELY: readonly (readonly [StatementColumn, LikelyName, ...CellTest[]])[] = [
  [
    'credit',
    {
      is: [
        sumsOf('deposite?s?|deposited|dep|दाखिला|credits?|credited|cr|क्रेडिट|जम्मा'),
        sumsOf('paid in|money in|cash in|incoming|received|receipts|lodge?ments?|income|आम्दानी'),
        /^ in $/,
      ],
    },
    isAmount,
  ],
  [
    'debit',
    {
      is: [
        sumsOf('withdraw|withdrawn|withdrawa?ls?|wdl|w d|निकासा|debits?|debited|dr|डेबिट|झिकेको|नामे'),
        sumsOf('paid out|money out|cash out|outgoing|expenses?|खर्च'),
        /^ (?:out|payments?) $/,
      ],
    },
    isAmount,
  ],
  [
    'fee',
    {
      is: [/ (?:fees?|charges?|commission|mdr|शुल्क) /],
      not: / (?:date|type|status|id|no|number|mode|by|percent|rate|liability) /,
    },
    isAmount,
  ],
  [
    'reference',
    {
      is: [
        / (?:uuid|prn|product identity|our ref|our reference|merchant (?:t|txn|tran|transaction|order|ref|reference)) /,
        / order (?:id|no|number|code|ref|reference) /,
      ],
      not: / (?:date|time|status|type|amount|name|remarks?) /,
    },
  ],
  [
    'transactionId',
    {
      is: [
        / (?:transaction|txn|tran|trans) (?:id|code|no|number|ref|reference) /,
        / reference code /,
        / (?:idx|reference|ref|rrn|utr|trace) /,
      ],
      not: / (?:date|time|status|type|amount|name|remarks?) /,
    },
  ],
  // A number beside that of the transaction is the merchant's own: `RefId` beside `TxnId`.
  ['reference', { is: [/ (?:reference|ref) /], not: / (?:date|time|status|type|amount|name|remarks?) / }],
  ['kind', { is: [/^ type $/, / (?:transaction|txn|tran|payment|entry) type /, / kind /] }],
  ['description', DESCRIPTION],
];

/** The outcome of a payment comes before that of its settlement, which can be pending for what was paid. */
const STATUS: LikelyName = {
  is: [
    / (?:transaction|txn|tran|payment) (?:status|state) /,
    /^ (?:status|state|स्थिति) $/,
    /^(?!.* settlement ).* (?:status|state|स्थिति) /,
    /^ (?:is )?success(?:ful)? $/,
    / (?:status|state) /,
  ],
};
const CAME_ABOUT = /^(?:success(?:ful)?|completed?|done|approved|सफल)$/i;

const NOT_THE_AMOUNT =
  'balance|charges?|fees?|commission|tax|vat|tds|discount|cashback|date|type|status|words|id|no|number|currency|count|percent|rate';
const AMOUNT = [
  /^ (?:(?:transaction|txn|tran|payment|paid|gross|total) )?(?:amount|amt)(?: (?:npr|nrs|rs|in npr|in rs))? $/,
  / (?:amount|amt|रकम) /,
];
/** The gross amount is what the ledger has; the net one serves where there is no other. */
const AMOUNTS: readonly LikelyName[] = [
  { is: AMOUNT, not: new RegExp(` (?:${NOT_THE_AMOUNT}|net|settled|settlement) `) },
  { is: AMOUNT, not: new RegExp(` (?:${NOT_THE_AMOUNT}) `) },
  { is: [/ (?:value|total) /], not: new RegExp(` (?:${NOT_THE_AMOUNT}|net) `) },
  { is: BOTH_SIDES },
];

const DATE: LikelyName = {
  is: [
    / (?:transaction|txn|tran|trans|posting|posted|post|payment) (?:date|dt|day|time) /,
    /^(?!.* value ).* (?:date|dt|day|miti|मिति) /,
    / (?:created|paid|completed|settled) (?:on|at) /,
    / (?:date|dt|timestamp|time|miti) /,
  ],
  not: / (?:due|expiry|birth|from|to|by) /,
};

/** Only books of accounts, such as those of Tally, name the kind of a voucher; what a bank credits is a debit there. */
const OF_BOOKS = / (?:vch|voucher) type /;

/** What a file's columns are likely to hold, for whoever maps them the first time. */
export function guessMapping(table: SheetTable): StatementMapping {
  const { header } = table;
  const cellsOf = (name: string) => filledCells(table, header.indexOf(name));
  const columns: StatementMapping['columns'] = {};
  const isFree = (name: string) => !Object.values(columns).includes(name);
  const guess = (likely: LikelyName, isOne: CellTest = () => true) =>
    guessColumn(header, likely, (name) => isFree(name) && isMostly(cellsOf(name), isOne));
  // A cell that is damaged says nothing about its column, and is named once the column is read.
  const guessAny = (all: readonly LikelyName[], ...tests: CellTest[]) =>
    [...tests, () => true].flatMap((isOne) => all.map((likely) => guess(likely, isOne))).find(Boolean);

  columns.date = guessAny([DATE], (cell) => isDay(cell) && !isBikramSambat(cell), isDay);
  columns.side =
    guess(SIDE, isSide) ??
    header.find((name) => name !== '' && !SIDE.not?.test(wordsOf(name)) && areAll(cellsOf(name), isSide));
  columns.status =
    guessAny([STATUS], isOutcome) ?? header.find((name) => name !== '' && areAll(cellsOf(name), isOutcome));
  // A text with our numbers tells to which order a row belongs.
  columns.description = guessColumn(
    header,
    DESCRIPTION,
    (name) => isFree(name) && cellsOf(name).some((cell) => OUR_NUMBER.test(cell)),
  );
  for (const [column, likely, ...tests] of LIKELY) columns[column] ??= guessAny([likely], ...tests);
  if (columns.credit && !columns.debit) columns.debit = counterpart(table, columns.credit, isFree);
  if (columns.debit && !columns.credit) columns.credit = counterpart(table, columns.debit, isFree);
  if (header.some((name) => OF_BOOKS.test(wordsOf(name))))
    [columns.credit, columns.debit] = [columns.debit, columns.credit];
  // Columns of money in and money out need no other sign.
  if (columns.credit) columns.side = undefined;
  else columns.amount = guessAny(AMOUNTS, isAmount);
  return {
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name !== undefined)),
    dates: columns.date === undefined ? 'YMD' : guessDayOrder(cellsOf(columns.date)),
    unit: unitInName(columns.amount ?? columns.credit ?? '') ?? 'RUPEES',
    refundWords: ['REFUND', 'REVERS', 'CHARGEBACK', 'RETURN', 'फिर्ता'],
    skipWords: [...MOVED_NOTHING],
    asideWords: ['SETTLEMENT'],
  };
}

/** How wallets say that a payment did not come about, or not yet. */
const MOVED_NOTHING = [
  ...['FAIL', 'CANCEL', 'PENDING', 'EXPIRED', 'DECLINE', 'REJECT', 'UNSUCCESS', 'NOT SUCCESS', 'INITIATED'],
  ...[
    'INCOMPLETE',
    'NOT FOUND',
    'NOT_FOUND',
    'AMBIGUOUS',
    'TIMEOUT',
    'TIMED OUT',
    'PROCESSING',
    'ABORT',
    'VOID',
    'UNPAID',
  ],
  ...['ERROR', 'DENIED', 'HOLD', 'BLOCK', 'BOUNCE', 'DROP', 'DEFER', 'UNKNOWN', 'असफल', 'रद्द'],
];

/** A few words that say how a payment ended. */
function isOutcome(cell: string): boolean {
  return CAME_ABOUT.test(cell) || (cell.split(/\s+/).length <= 2 && has(cell, MOVED_NOTHING));
}

const NO_SUM =
  / (?:balance|bal|मौज्दात|बाँकी|no|number|id|code|cheque|chq|ref|reference|date|dt|charges?|fees?) /;

/** The column beside one of two sides that has amounts where this has none, however it is spelled. */
function counterpart(
  { header, rows }: SheetTable,
  known: string,
  isFree: (name: string) => boolean,
): string | undefined {
  const place = header.indexOf(known);
  const isMoved = (cell = '') => (readStatementAmount(cell, 'RUPEES') ?? 0) !== 0;
  return [place - 1, place + 1]
    .filter((at) => rows.some(({ cells }) => isMoved(cells[at])))
    .filter((at) => !rows.some(({ cells }) => isMoved(cells[at]) && isMoved(cells[place])))
    .map((at) => header[at] ?? '')
    .find((name) => name !== '' && isFree(name) && !NO_SUM.test(wordsOf(name)));
}

/** So many rows show what a column holds. */
const LOOKED_AT = 200;

function filledCells({ rows }: SheetTable, place: number): string[] {
  const cells = rows.slice(0, LOOKED_AT).map(({ cells: all }) => all[place] ?? '');
  return cells.filter((cell) => !isNothing(cell));
}

function areAll(cells: readonly string[], isOne: CellTest): boolean {
  return cells.length > 0 && cells.every(isOne);
}

/** Returns true too where there are no cells to show otherwise. */
function isMostly(cells: readonly string[], isOne: CellTest): boolean {
  return cells.filter(isOne).length * 2 >= cells.length;
}

/** The whole of a name that is one of these, or several of one side such as `Deposit (Cr.)`, among words of a sum. */
function sumsOf(sides: string): RegExp {
  return new RegExp(`^ (?:${OF_A_SUM} )*(?:${sides}) (?:(?:${sides}|${OF_A_SUM}) )*$`);
}
