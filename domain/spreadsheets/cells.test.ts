import { describe, expect, test } from 'vitest';
import { cellAt, codeOf, isNothing, numberTextOf, placeOf, sizeOf, textOf } from './cells.ts';
import { readSheetTable } from './readSheetTable.ts';

const cell = (text: string) => ({ row: 7, column: 'Tracking', text });

function reasonOf(read: () => string): string {
  try {
    return read();
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

test.each(['', '-', '--', 'Rs -', 'रु. -', '—', 'Nil', 'NIL', 'N/A', 'n.a.', 'NA', 'null', 'None', '(blank)'])(
  '%j is nothing',
  (text) => {
    expect(isNothing(text)).toBe(true);
    expect(textOf(cell(text))).toBe('');
  },
);

test.each(['0', 'Rs', 'Rs -5', 'Nila', 'Nanu', 'Nabil', '-5', 'No'])('but %j is something', (text) => {
  expect(isNothing(text)).toBe(false);
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
])('%s is an error of the spreadsheet, with its place', (text) => {
  expect(() => textOf(cell(text))).toThrow(
    `Row 7, column “Tracking”: “${text}” is an error of the spreadsheet.`,
  );
});

test('a number of an order may begin with a #', () => {
  expect(textOf(cell('#1024'))).toBe('#1024');
});

test('lost letters are refused', () => {
  expect(reasonOf(() => textOf(cell('S\uFFFDta')))).toBe('SHEET_CELL_LOST_LETTERS');
});

describe('a code', () => {
  test.each(['0890123', 'JW-7K2M94TXQE', 'OCT-12', 'MAR-26', '12E3', "'0890", "'MGR-GS-1"])(
    '%s is read',
    (text) => {
      expect(codeOf(cell(text))).toBe(text.replace("'", ''));
    },
  );

  test('is read in Latin figures', () => {
    expect(codeOf(cell('NCM-१२३'))).toBe('NCM-123');
  });

  test('is read without the fraction that a spreadsheet adds', () => {
    expect(codeOf(cell('8901234567890.0'))).toBe('8901234567890');
    expect(codeOf(cell('000123.00'))).toBe('000123');
    expect(codeOf(cell('10.5'))).toBe('10.5');
  });

  test.each([
    ['8.9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['8,9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['9E+12', 'SHEET_NUMBER_SHORTENED'],
    ['8.90123e+012', 'SHEET_NUMBER_SHORTENED'],
    ['12-Oct', 'SHEET_VALUE_BECAME_DATE'],
    ['Oct-12', 'SHEET_VALUE_BECAME_DATE'],
    ['1-Jan-26', 'SHEET_VALUE_BECAME_DATE'],
  ])('%s is refused, since the spreadsheet changed it', (text, reason) => {
    expect(reasonOf(() => codeOf(cell(text)))).toBe(reason);
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
  ])('%s is %s', (text, size) => {
    expect(sizeOf(cell(text))).toBe(size);
  });

  test('was a date, which Excel counts', () => {
    expect(reasonOf(() => sizeOf(cell('46307')))).toBe('SHEET_VALUE_BECAME_DATE');
    expect(numberTextOf(cell('46307'))).toBe('46307');
  });

  test.each([...['12-Oct', '2026-10-12', '10/12/2026', '2026-10-12 00:00:00', '2026/10/12', '12.10.2026']])(
    '%s was another one',
    (text) => {
      expect(reasonOf(() => sizeOf(cell(text)))).toBe('SHEET_VALUE_BECAME_DATE');
      expect(reasonOf(() => numberTextOf(cell(text)))).toBe('SHEET_VALUE_BECAME_DATE');
    },
  );
});

test('a cell is known by the name of its column', () => {
  const table = readSheetTable('Order No,,Amount\nJW-1,x');
  const [row] = table.rows;
  if (!row) throw new Error('The row is missing.');
  expect(placeOf(table, ' order  NO ')).toBe(0);
  expect(placeOf(table, 'Order')).toBeUndefined();
  expect(cellAt(table, row, 0)).toEqual({ row: 2, column: 'Order No', text: 'JW-1' });
  expect(cellAt(table, row, 1)).toEqual({ row: 2, column: '2', text: 'x' });
  expect(cellAt(table, row, 2)).toEqual({ row: 2, column: 'Amount', text: '' });
  expect(cellAt(table, row)).toEqual({ row: 2, column: '', text: '' });
});
