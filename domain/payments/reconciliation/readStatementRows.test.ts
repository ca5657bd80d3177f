import { describe, expect, test } from 'vitest';
import { readTable } from '#domain/spreadsheets/readTable.ts';
import { guessMapping } from './guessMapping.ts';
import { readStatementRows } from './readStatementRows.ts';

function toTable(records: readonly (readonly string[])[]) {
  return readTable(records.map((cells) => cells.map((cell) => JSON.stringify(cell)).join(',')).join('\n'));
}

const BANK = [
  ['Himal Bank', '', '', '', ''],
  ['Account 0123', '', '', '', ''],
  ['Txn Date', 'Description', 'Withdraw', 'Deposit', 'Balance'],
  ['', 'Opening balance', '', '', '5.00'],
  ['2026/11/26', 'Sita Rai JW-7K2M94TXQE', '', '1,500.00', '1505.00'],
  ['2026/11/27', 'Paid back', '500', '', '1005.00'],
];
const WALLET_STATEMENT = [
  ['Date', 'Reference Code', 'Transaction UUID', 'Type', 'Amount', 'Service Charge', 'Net Amount', 'Status'],
  ['2026-11-27 10:00', 'A1', 'ours-1', 'PAYMENT', '1000.00', '15.00', '985.00', 'COMPLETE'],
  ['2026-11-27 10:05', 'R1', 'ours-1', 'REFUND', "'-400.00", '0.00', '-400.00', 'COMPLETE'],
  ['2026-11-27 10:06', 'A2', 'ours-2', 'FAILED', '70.00', '0.00', '70.00', 'FAILED'],
];

test('finds a bank’s columns below its letterhead, and skips rows without an amount', () => {
  const mapping = guessMapping(toTable(BANK));
  expect(mapping).toMatchObject({
    columns: { date: 'Txn Date', credit: 'Deposit', debit: 'Withdraw', description: 'Description' },
    dates: 'YMD',
  });
  const { rows, skipped } = readStatementRows(toTable(BANK), mapping);
  expect(rows).toMatchObject([
    { line: 5, day: '2026-11-26', amountPaisa: 150_000, description: 'Sita Rai JW-7K2M94TXQE' },
    { line: 6, day: '2026-11-27', amountPaisa: -50_000 },
  ]);
  expect(skipped).toBe(1);
});

test('a wallet’s refunds are negative, and its failed payments are skipped', () => {
  const mapping = guessMapping(toTable(WALLET_STATEMENT));
  expect(mapping.columns).toEqual({
    ...{ date: 'Date', transactionId: 'Reference Code', reference: 'Transaction UUID' },
    ...{ kind: 'Type', status: 'Status', amount: 'Amount', fee: 'Service Charge' },
  });
  expect(readStatementRows(toTable(WALLET_STATEMENT), mapping).rows).toMatchObject([
    { amountPaisa: 100_000, feePaisa: 1_500, transactionId: 'A1', reference: 'ours-1' },
    { amountPaisa: -40_000, feePaisa: 0, transactionId: 'R1' },
  ]);
});

test('counts skipped rows by status, then totals and rows without an amount', () => {
  const extraRows = [
    ['2026-11-27 10:07', 'A3', 'ours-3', 'PAYMENT', '80.00', '0.00', '80.00', 'Pending'],
    ['2026-11-27 10:08', 'A4', 'ours-4', 'PAYMENT', '90.00', '0.00', '90.00', 'PENDING'],
    ['2026-11-27 10:09', 'A5', 'ours-5', 'PAYMENT', '0.00', '0.00', '0.00', 'COMPLETE'],
    ['Total', '', '', '', '1240.00', '15.00', '1225.00', ''],
  ];
  const table = toTable([...WALLET_STATEMENT, ...extraRows]);
  expect(readStatementRows(table, guessMapping(table))).toMatchObject({
    skipped: 5,
    leftOut: [
      { status: 'PENDING', count: 2 },
      { status: 'FAILED', count: 1 },
      { status: null, count: 2 },
    ],
  });
});

describe('an unreadable file', () => {
  const mapping = guessMapping(toTable(BANK));

  test('reports a missing column', () => {
    const other = BANK.map((record) => record.map((cell) => (cell === 'Deposit' ? 'Credit' : cell)));
    expect(() => readStatementRows(toTable(other), mapping)).toThrow('The file has no column “Deposit”.');
  });

  test('reports the row and column of an invalid day', () => {
    const other = [...BANK, ['27th', 'x', '', '1', '']];
    expect(() => readStatementRows(toTable(other), mapping)).toThrow(
      'Row 7, column “Txn Date”: “27th” is not a date.',
    );
  });

  test('reports the row and column of an invalid amount', () => {
    const other = [...BANK, ['2026/11/27', 'x', '', 'ten', '']];
    expect(() => readStatementRows(toTable(other), mapping)).toThrow(
      'Row 7, column “Deposit”: “ten” is not an amount.',
    );
  });
});
