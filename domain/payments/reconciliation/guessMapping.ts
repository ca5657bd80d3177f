import { ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LENGTH } from '#domain/orders/orderNumber.ts';
import { isEmptyCell } from '#domain/spreadsheets/cells.ts';
import { type ColumnNameRule, guessColumn, normaliseWords } from '#domain/spreadsheets/columnNames.ts';
import { guessDayOrder, isBikramSambat, isDay } from '#domain/spreadsheets/readDay.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import { containsWord, readDirection, readUnit } from './readStatementRows.ts';
import type { StatementColumn, StatementMapping } from './statementColumns.ts';

type CellTest = (cell: string) => boolean;

/**
 * Words that may accompany `credit` or `debit` in the name of an amount column. `Debit Bank` and `Credit Status`
 * are not amounts.
 */
const AMOUNT_WORDS =
  '(?:transaction|txn|tran|payments?|total|gross|money|amounts?|amt|sums?|value|in|into|of|npr|nrs|rs|rupees|paisa|lcy|fcy|local|currency|रकम|रु)';
const isAmount: CellTest = (cell) => readStatementAmount(cell, 'RUPEES') !== null;
const isDirection: CellTest = (cell) => readDirection(cell) !== null;

const CREDIT_AND_DEBIT_NAMES = [
  / (?:cr|credit|c) (?:(?:or|and) )?(?:dr|debit|d) /,
  / (?:dr|debit|d) (?:(?:or|and) )?(?:cr|credit|c) /,
];
/**
 * A column whose name contains both credit and debit shows the direction, as does a type column that contains only
 * directions.
 */
const SIDE: ColumnNameRule = {
  is: [...CREDIT_AND_DEBIT_NAMES, / (?:type|indicator|side|direction|sign|प्रकार|किसिम) /],
  not: / (?:balance|bal|status|state|description|particulars?|narration|remarks?|details?|विवरण|कैफियत) /,
};

const DESCRIPTION: ColumnNameRule = {
  is: [
    / (?:description|desc|narration|narrative|narr|particulars?|विवरण)\d? /,
    /^(?!.* (?:id|no) ).* (?:remarks?|details?|purpose|कैफियत)\d? /,
  ],
  not: / date /,
};
const ORDER_NUMBER = new RegExp(
  `(?<![A-Z0-9])JW[\\s-]*[${ORDER_NUMBER_CHARACTERS}]{${ORDER_NUMBER_LENGTH}}(?![A-Z0-9])`,
  'i',
);

/** Likely column names in order of precedence, with tests of their cells. */
const LIKELY_COLUMNS: readonly (readonly [StatementColumn, ColumnNameRule, ...CellTest[]])[] = [
  [
    'credit',
    {
      is: [
        buildAmountPattern('deposite?s?|deposited|dep|दाखिला|credits?|credited|cr|क्रेडिट|जम्मा'),
        buildAmountPattern('paid in|money in|cash in|incoming|received|receipts|lodge?ments?|income|आम्दानी'),
        /^ in $/,
      ],
    },
    isAmount,
  ],
  [
    'debit',
    {
      is: [
        buildAmountPattern(
          'withdraw|withdrawn|withdrawa?ls?|wdl|w d|निकासा|debits?|debited|dr|डेबिट|झिकेको|नामे',
        ),
        buildAmountPattern('paid out|money out|cash out|outgoing|expenses?|खर्च'),
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
  // If a file also has a transaction id, its reference is the merchant's own: `RefId` next to `TxnId`.
  ['reference', { is: [/ (?:reference|ref) /], not: / (?:date|time|status|type|amount|name|remarks?) / }],
  ['kind', { is: [/^ type $/, / (?:transaction|txn|tran|payment|entry) type /, / kind /] }],
  ['description', DESCRIPTION],
];

/**
 * The status of the payment takes precedence over the status of its settlement, which can be pending for a completed
 * payment.
 */
const STATUS: ColumnNameRule = {
  is: [
    / (?:transaction|txn|tran|payment) (?:status|state) /,
    /^ (?:status|state|स्थिति) $/,
    /^(?!.* settlement ).* (?:status|state|स्थिति) /,
    /^ (?:is )?success(?:ful)? $/,
    / (?:status|state) /,
  ],
};
const SUCCESS_STATUS = /^(?:success(?:ful)?|completed?|done|approved|सफल)$/i;

const NON_AMOUNT_WORDS =
  'balance|charges?|fees?|commission|tax|vat|tds|discount|cashback|date|type|status|words|id|no|number|currency|count|percent|rate';
const AMOUNT = [
  /^ (?:(?:transaction|txn|tran|payment|paid|gross|total) )?(?:amount|amt)(?: (?:npr|nrs|rs|in npr|in rs))? $/,
  / (?:amount|amt|रकम) /,
];
/** The ledger has gross amounts, so a net amount is used only if there is no other. */
const AMOUNTS: readonly ColumnNameRule[] = [
  { is: AMOUNT, not: new RegExp(` (?:${NON_AMOUNT_WORDS}|net|settled|settlement) `) },
  { is: AMOUNT, not: new RegExp(` (?:${NON_AMOUNT_WORDS}) `) },
  { is: [/ (?:value|total) /], not: new RegExp(` (?:${NON_AMOUNT_WORDS}|net) `) },
  { is: CREDIT_AND_DEBIT_NAMES },
];

const DATE: ColumnNameRule = {
  is: [
    / (?:transaction|txn|tran|trans|posting|posted|post|payment) (?:date|dt|day|time) /,
    /^(?!.* value ).* (?:date|dt|day|miti|मिति) /,
    / (?:created|paid|completed|settled) (?:on|at) /,
    / (?:date|dt|timestamp|time|miti) /,
  ],
  not: / (?:due|expiry|birth|from|to|by) /,
};

/** Only accounting books, such as those of Tally, have a voucher type. Their debits are the bank's credits. */
const VOUCHER_TYPE = / (?:vch|voucher) type /;

/** Suggests the mapping of a file's columns, for the first import. */
export function guessMapping(table: SpreadsheetTable): StatementMapping {
  const { header } = table;
  const getCells = (name: string) => getFilledCells(table, header.indexOf(name));
  const columns: StatementMapping['columns'] = {};
  const isUnassigned = (name: string) => !Object.values(columns).includes(name);
  const guessColumnName = (nameRule: ColumnNameRule, cellTest: CellTest = () => true) =>
    guessColumn(header, nameRule, (name) => isUnassigned(name) && matchesMostly(getCells(name), cellTest));
  // A damaged cell is ignored here and reported when its column is read.
  const guessFirstMatch = (nameRules: readonly ColumnNameRule[], ...cellTests: CellTest[]) =>
    [...cellTests, () => true]
      .flatMap((cellTest) => nameRules.map((nameRule) => guessColumnName(nameRule, cellTest)))
      .find(Boolean);

  columns.date = guessFirstMatch([DATE], (cell) => isDay(cell) && !isBikramSambat(cell), isDay);
  columns.side =
    guessColumnName(SIDE, isDirection) ??
    header.find(
      (name) =>
        name !== '' && !SIDE.not?.test(normaliseWords(name)) && matchesAll(getCells(name), isDirection),
    );
  columns.status =
    guessFirstMatch([STATUS], isPaymentStatus) ??
    header.find((name) => name !== '' && matchesAll(getCells(name), isPaymentStatus));
  // A text column with order numbers identifies the order of each row.
  columns.description = guessColumn(
    header,
    DESCRIPTION,
    (name) => isUnassigned(name) && getCells(name).some((cell) => ORDER_NUMBER.test(cell)),
  );
  for (const [column, nameRule, ...tests] of LIKELY_COLUMNS)
    columns[column] ??= guessFirstMatch([nameRule], ...tests);
  if (columns.credit && !columns.debit)
    columns.debit = findOtherSideColumn(table, columns.credit, isUnassigned);
  if (columns.debit && !columns.credit)
    columns.credit = findOtherSideColumn(table, columns.debit, isUnassigned);
  if (header.some((name) => VOUCHER_TYPE.test(normaliseWords(name))))
    [columns.credit, columns.debit] = [columns.debit, columns.credit];
  // With columns for money in and money out, no direction column is needed.
  if (columns.credit) columns.side = undefined;
  else columns.amount = guessFirstMatch(AMOUNTS, isAmount);
  return {
    columns: Object.fromEntries(Object.entries(columns).filter(([, name]) => name !== undefined)),
    dates: columns.date === undefined ? 'YMD' : guessDayOrder(getCells(columns.date)),
    unit: readUnit(columns.amount ?? columns.credit ?? '') ?? 'RUPEES',
    refundWords: ['REFUND', 'REVERS', 'CHARGEBACK', 'RETURN', 'फिर्ता'],
    skipWords: [...UNPAID_STATUS_WORDS],
    asideWords: ['SETTLEMENT'],
  };
}

/** Statuses that wallets use for failed and pending payments. */
const UNPAID_STATUS_WORDS = [
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

/** Returns true for a short text that describes a payment's status. */
function isPaymentStatus(cell: string): boolean {
  return (
    SUCCESS_STATUS.test(cell) || (cell.split(/\s+/).length <= 2 && containsWord(cell, UNPAID_STATUS_WORDS))
  );
}

const NON_AMOUNT_NAME =
  / (?:balance|bal|मौज्दात|बाँकी|no|number|id|code|cheque|chq|ref|reference|date|dt|charges?|fees?) /;

/**
 * Returns the adjacent column, whatever its name, that has amounts only in rows without an amount in the known column.
 */
function findOtherSideColumn(
  { header, rows }: SpreadsheetTable,
  knownColumn: string,
  isUnassigned: (name: string) => boolean,
): string | undefined {
  const knownIndex = header.indexOf(knownColumn);
  const hasAmount = (cell = '') => (readStatementAmount(cell, 'RUPEES') ?? 0) !== 0;
  return [knownIndex - 1, knownIndex + 1]
    .filter((index) => rows.some(({ cells }) => hasAmount(cells[index])))
    .filter((index) => !rows.some(({ cells }) => hasAmount(cells[index]) && hasAmount(cells[knownIndex])))
    .map((index) => header[index] ?? '')
    .find((name) => name !== '' && isUnassigned(name) && !NON_AMOUNT_NAME.test(normaliseWords(name)));
}

/** Number of rows to examine. */
const SAMPLE_ROWS = 200;

function getFilledCells({ rows }: SpreadsheetTable, columnIndex: number): string[] {
  const cells = rows.slice(0, SAMPLE_ROWS).map(({ cells: rowCells }) => rowCells[columnIndex] ?? '');
  return cells.filter((cell) => !isEmptyCell(cell));
}

function matchesAll(cells: readonly string[], cellTest: CellTest): boolean {
  return cells.length > 0 && cells.every(cellTest);
}

/** Returns true if at least half of the cells pass the test, or if there are no cells. */
function matchesMostly(cells: readonly string[], cellTest: CellTest): boolean {
  return cells.filter(cellTest).length * 2 >= cells.length;
}

/**
 * Matches a column name that consists only of these words and the words of an amount column, such as `Deposit (Cr.)`.
 */
function buildAmountPattern(sides: string): RegExp {
  return new RegExp(`^ (?:${AMOUNT_WORDS} )*(?:${sides}) (?:(?:${sides}|${AMOUNT_WORDS}) )*$`);
}
