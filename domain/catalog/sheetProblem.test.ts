import { expect, test } from 'vitest';
import { detectDelimiter, isUnreadable, sheetProblem } from './sheetProblem.ts';

const csv = '\uFEFFsku;"name" ;stock\r\nR-1;Ring;1';

test.each([
  [
    { code: 'CSV_QUOTE_NOT_CLOSED', records: 3, index: 1 },
    'Row 4, column name: the quotation mark (") that opens this cell is never closed.',
  ],
  [
    { code: 'CSV_INVALID_CLOSING_QUOTE', records: 1, index: 0 },
    'Row 2, column sku: something stands behind the closing quotation mark ("); write a quotation mark within a cell twice ("").',
  ],
  [
    { code: 'INVALID_OPENING_QUOTE', records: 1, index: 2 },
    'Row 2, column stock: a quotation mark (") stands in the middle of the cell; put the whole cell in quotation marks, and write those within it twice ("").',
  ],
  [
    { code: 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH', records: 1, index: 4 },
    'Row 2: the row has more cells than there are columns; put a cell that holds a comma in quotation marks (").',
  ],
  [{ code: 'CSV_ELSE', records: 1, index: 7 }, 'Row 2, column 8: this cell cannot be read.'],
])('%j is told with its row, its column and a reason', (error, message) => {
  expect(sheetProblem(error, csv, detectDelimiter(csv)).message).toBe(message);
});

test('only what a reader of CSV throws is taken for a problem of the sheet', () => {
  expect(isUnreadable(Object.assign(new Error(), { code: 'X', records: 1, index: 0 }))).toBe(true);
  expect(isUnreadable(new Error('elsewhere'))).toBe(false);
});
