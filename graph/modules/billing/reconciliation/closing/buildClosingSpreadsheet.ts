import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import type { DayClosing, MethodClosing } from '#graph/schema/schema.generated.ts';
import type { Cell, SpreadsheetTable } from '#graph/spreadsheets/sheet.ts';

type Column = readonly [title: string, width: number, cell: (methodClosing: MethodClosing) => Cell];

const COLUMNS: readonly Column[] = [
  ['Method', 30, ({ method }) => METHOD_TEXTS[method]],
  ['Payments', 10, ({ payments }) => payments],
  ['Received (NPR)', 14, ({ received }) => received],
  ['Refunds', 10, ({ refunds }) => refunds],
  ['Refunded (NPR)', 14, ({ refunded }) => refunded],
  ['Net (NPR)', 14, ({ received, refunded }) => received - refunded],
  ['Known fees (NPR)', 14, ({ fees }) => fees],
  ['In statements', 12, ({ matched }) => matched ?? null],
  ['In statements (NPR)', 16, ({ matchedAmount }) => matchedAmount ?? null],
  ['Not in statements', 14, ({ unmatched }) => unmatched ?? null],
  ['Not in statements (NPR)', 18, ({ unmatchedAmount }) => unmatchedAmount ?? null],
];

/** Returns a daily closing as a spreadsheet with the totals at the end. */
export function buildClosingSpreadsheet(closing: DayClosing): SpreadsheetTable {
  const { day, methods, received, refunded } = closing;
  const sum = (getAmount: (methodClosing: MethodClosing) => number | null | undefined) =>
    methods.reduce((total, methodClosing) => total + (getAmount(methodClosing) ?? 0), 0);
  const rows: Cell[][] = [
    ...methods.map((methodClosing) => COLUMNS.map(([, , cell]) => cell(methodClosing))),
    [
      ...['All', sum(({ payments }) => payments), received, sum(({ refunds }) => refunds), refunded],
      ...[received - refunded, Math.round(sum(({ fees }) => fees) * 100) / 100],
      ...[sum(({ matched }) => matched), sum(({ matchedAmount }) => matchedAmount)],
      ...[sum(({ unmatched }) => unmatched), sum(({ unmatchedAmount }) => unmatchedAmount)],
    ],
    ['Cash expected at the counter', null, closing.cashAtCounter],
    ['Collected by couriers', null, closing.collectedByCarriers],
    ['Parcels settled by couriers', null, closing.remitted],
    ['Courier charges', null, closing.carrierCharges],
    ['Paid by couriers, net', null, closing.carrierDeposits],
    ['Total received by the store', null, closing.arrived],
    ['With couriers at the end of the day', null, closing.cashWithCarriers],
  ];
  return {
    name: `Closing ${day}`,
    columns: COLUMNS.map(([title, width]) => ({ title, width })),
    // Pads every row to the number of columns, which some programs require.
    batches: toSingleBatch(rows.map((row) => COLUMNS.map((_column, index) => row[index] ?? null))),
  };
}

async function* toSingleBatch(rows: Cell[][]) {
  yield rows;
}
