import { describe, expect, test } from 'vitest';
import { readTable } from '#domain/spreadsheets/readTable.ts';
import { guessMapping } from './guessMapping.ts';
import { readStatement, readStatementProblem } from './testing/readStatement.ts';

describe('rows of a statement', () => {
  const BANK = 'Date,Description,Debit,Credit,Balance';

  test.each([
    ['2026-11-27,x,,1,00,000.00,5', 'SHEET_ROW_TOO_LONG', { row: 2, cells: 7, columns: 5 }],
    ['2026-11-27,x,1,500.00,', 'STATEMENT_BOTH_SIDES', { row: 2 }],
    ['2026-11-27,x,,#REF!,5', 'SHEET_CELL_DAMAGED', { row: 2, column: 'Credit', cell: '#REF!' }],
    ['2026-11-27,x,,########,5', 'SHEET_CELL_DAMAGED', { row: 2, column: 'Credit', cell: '########' }],
    ['2026-11-27,x,,1.5E+12,5', 'SHEET_NUMBER_SHORTENED', { row: 2, column: 'Credit', cell: '1.5E+12' }],
    ['2026-11-27,x,,12-Oct,5', 'SHEET_VALUE_BECAME_DATE', { row: 2, column: 'Credit', cell: '12-Oct' }],
    ['########,x,,500,5', 'SHEET_CELL_DAMAGED', { row: 2, column: 'Date', cell: '########' }],
    [',Sita Rai,,500,5', 'STATEMENT_DAY_MISSING', { row: 2, cell: '500' }],
    ['27th,x,,500,5', 'STATEMENT_DAY_UNREADABLE', { row: 2, column: 'Date', cell: '27th' }],
    [
      '2026-11-27,x,,"1.000,50",5',
      'STATEMENT_AMOUNT_UNREADABLE',
      { row: 2, column: 'Credit', cell: '1.000,50' },
    ],
    ['2026-11-27,S\uFFFDta,,500,5', 'SHEET_CELL_UNREADABLE_CHARACTERS', { row: 2, column: 'Description' }],
  ])('rejects the row %s and reports its number', (row, reason, params) => {
    expect(readStatementProblem([BANK, row])).toMatchObject({ reason, params });
  });

  test('accepts a row without a day that is the sum of the rows above', () => {
    const rows = ['2026-11-26,x,,500,', '2026-11-27,y,20,,', '2026-11-27,z,,700,'];
    expect(readStatement([BANK, ...rows, ',,20,"1,200",'])).toMatchObject({ skipped: 1 });
    expect(readStatement(['Date,Amount', '2026-11-26,500', '2026-11-27,20', ',520']).moves).toHaveLength(2);
    expect(readStatementProblem([BANK, '2026-11-26,x,,500,', ',y,,500,'])).toMatchObject({
      reason: 'STATEMENT_DAY_MISSING',
    });
    expect(readStatementProblem([BANK, ...rows, ',,,"1,300",'])).toMatchObject({
      reason: 'STATEMENT_DAY_MISSING',
    });
  });

  test('accepts a row without a day that is labelled as a total', () => {
    const rows = ['Total transactions: 1,,,500,', ',Total credit,,500,', ',Balance payment for JW-1,,700,'];
    expect(readStatementProblem([BANK, '2026-11-27,x,,500,', ...rows])).toMatchObject({
      reason: 'STATEMENT_DAY_MISSING',
      params: { row: 5, cell: '700' },
    });
  });

  test('ignores an error in an unused column', () => {
    expect(readStatement([BANK, '2026-11-27,x,,500,#####']).moves).toEqual([[2, '2026-11-27', 500]]);
  });

  test('rejects a direction that is neither CR nor DR', () => {
    expect(readStatementProblem(['Date,Amount,Dr/Cr', '2026-11-26,5,CR', '2026-11-27,5,XX'])).toMatchObject({
      reason: 'STATEMENT_SIDE_UNREADABLE',
      params: { row: 3, column: 'Dr/Cr', cell: 'XX' },
    });
  });

  test('rejects a transaction id that the spreadsheet shortened', () => {
    expect(readStatementProblem(['Date,Txn ID,Amount', '2026-11-26,8.9E+12,5'])).toMatchObject({
      reason: 'SHEET_NUMBER_SHORTENED',
      params: { row: 2, column: 'Txn ID' },
    });
    expect(
      readStatement(['Date,Txn ID,Amount', '2026-11-26,="8900012345678",5']).rows[0]?.transactionId,
    ).toBe('8900012345678');
  });
});

test('days with two-digit years require the date order', () => {
  const lines = ['Date,Amount', '26-11-27,500'];
  expect(guessMapping(readTable(lines.join('\n'))).dates).toBeNull();
  expect(readStatementProblem(lines)).toEqual({
    reason: 'STATEMENT_DATES_UNCLEAR',
    field: 'mapping.dates',
    params: { row: 2, cell: '26-11-27' },
  });
  expect(readStatement(lines, { dates: 'YMD' }).moves).toEqual([[2, '2026-11-27', 500]]);
  expect(readStatement(lines, { dates: 'DMY' }).moves).toEqual([[2, '2027-11-26', 500]]);
});

test('a file without a day or an amount has to be mapped', () => {
  expect(readStatementProblem(['Foo,Bar', '1,2'])).toMatchObject({
    reason: 'STATEMENT_UNMAPPED',
    field: 'mapping',
  });
});
