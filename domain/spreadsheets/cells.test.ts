import { describe, expect, test } from 'vitest';
import {
  findColumnIndex,
  getCell,
  isEmptyCell,
  readCode,
  readNumberText,
  readSize,
  readText,
} from './cells.ts';
import { readTable } from './readTable.ts';

const buildCell = (text: string) => ({ row: 7, column: 'Tracking', text });

function getErrorReason(read: () => string): string {
  try {
    return read();
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

test.each(['', '-', '--', 'Rs -', 'रु. -', '—', 'Nil', 'NIL', 'N/A', 'n.a.', 'NA', 'null', 'None', '(blank)'])(
  '%j counts as empty',
  (text) => {
    expect(isEmptyCell(text)).toBe(true);
    expect(readText(buildCell(text))).toBe('');
  },
);

test.each(['0', 'Rs', 'Rs -5', 'Nila', 'Nanu', 'Nabil', '-5', 'No'])('%j does not count as empty', (text) => {
  expect(isEmptyCell(text)).toBe(false);
});

test.each([
  '#REF!',
  '#N/A',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '####',
  '#',
  'Err:502',
  '#ref!',
])('%s is reported as a spreadsheet error with its position', (text) => {
  expect(() => readText(buildCell(text))).toThrow(
    `Row 7, column “Tracking”: “${text}” is a spreadsheet error.`,
  );
});

test('an order number may begin with a #', () => {
  expect(readText(buildCell('#1024'))).toBe('#1024');
});

test('damaged characters are refused', () => {
  expect(getErrorReason(() => readText(buildCell('S\uFFFDta')))).toBe('SHEET_CELL_UNREADABLE_CHARACTERS');
});

describe('a code', () => {
  test.each(['0890123', 'JW-7K2M94TXQE', 'OCT-12', 'MAR-26', '12E3', "'0890", "'MGR-GS-1"])(
    '%s is accepted',
    (text) => {
      expect(readCode(buildCell(text))).toBe(text.replace("'", ''));
    },
  );

  test('is converted to Latin digits', () => {
    expect(readCode(buildCell('NCM-१२३'))).toBe('NCM-123');
  });

  test('drops the fraction that a spreadsheet adds', () => {
    expect(readCode(buildCell('8901234567890.0'))).toBe('8901234567890');
    expect(readCode(buildCell('000123.00'))).toBe('000123');
    expect(readCode(buildCell('10.5'))).toBe('10.5');
  });

  test.each([
    ['8.9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['8,9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['8.90123e+012', 'SHEET_NUMBER_SHORTENED'],
    ['12-Oct', 'SHEET_VALUE_BECAME_DATE'],
    ['Oct-12', 'SHEET_VALUE_BECAME_DATE'],
    ['1-Jan-26', 'SHEET_VALUE_BECAME_DATE'],
  ])('%s is refused because the spreadsheet changed it', (text, reason) => {
    expect(getErrorReason(() => readCode(buildCell(text)))).toBe(reason);
  });
});

describe('a size', () => {
  test.each([
    ['12', '12'],
    ['12.0', '12'],
    ['12.00', '12'],
    ['१२', '12'],
    ['१२.०', '12'],
    ['12.5', '12.5'],
    ['2.10', '2.10'],
    ['Free size', 'Free size'],
    ['6-7 cm', '6-7 cm'],
  ])('%s is read as %s', (text, size) => {
    expect(readSize(buildCell(text))).toBe(size);
  });

  test('is refused if Excel turned it into a date number', () => {
    expect(getErrorReason(() => readSize(buildCell('46307')))).toBe('SHEET_VALUE_BECAME_DATE');
    expect(readNumberText(buildCell('46307'))).toBe('46307');
  });

  test.each([...['12-Oct', '2026-10-12', '10/12/2026', '2026-10-12 00:00:00', '2026/10/12', '12.10.2026']])(
    '%s is refused as a date',
    (text) => {
      expect(getErrorReason(() => readSize(buildCell(text)))).toBe('SHEET_VALUE_BECAME_DATE');
      expect(getErrorReason(() => readNumberText(buildCell(text)))).toBe('SHEET_VALUE_BECAME_DATE');
    },
  );
});

test('finds a cell by its column name', () => {
  const table = readTable('Order No,,Amount\nJW-1,x');
  const [row] = table.rows;
  if (!row) throw new Error('The row is missing.');
  expect(findColumnIndex(table, ' order  NO ')).toBe(0);
  expect(findColumnIndex(table, 'Order')).toBeUndefined();
  expect(getCell(table, row, 0)).toEqual({ row: 2, column: 'Order No', text: 'JW-1' });
  expect(getCell(table, row, 1)).toEqual({ row: 2, column: '2', text: 'x' });
  expect(getCell(table, row, 2)).toEqual({ row: 2, column: 'Amount', text: '' });
  expect(getCell(table, row)).toEqual({ row: 2, column: '', text: '' });
});
