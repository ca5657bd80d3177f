import { describe, expect, test } from 'vitest';
import { readTable } from './readTable.ts';

function readCells(csv: string) {
  return readTable(csv).rows.map(({ cells }) => cells);
}

function getProblem(csv: string): { reason: string; params: Record<string, unknown> } | null {
  try {
    readTable(csv);
    return null;
  } catch (error) {
    const { reason, params } = error as { reason: string; params: Record<string, unknown> };
    return { reason, params };
  }
}

describe('the delimiter', () => {
  test.each([
    [',', 'Date,Description,Amount\n2026-11-27,a; b; c,5\n'],
    [';', 'Date;Description;Amount\n2026-11-27;x;1,00,000.00\n2026-11-28;y;2,00,000.00\n'],
    [';', 'Date;Amount\n27.11.2026;1,50\n28.11.2026;2,50\n29.11.2026;3,50\n'],
    ['\t', 'Order\tTracking number\tCarrier\nJW-1\tNCM-1\tPathao, Kathmandu\n'],
    ['|', 'SKU|Name|Price\nA|Ring, gold|5,000\n'],
    ['^', 'Txn Date^Narration^Credit\n2026-11-27^Sita, Rai^500\n'],
    [',', 'sku,name,stones\nA,Ring,ruby|1|0.5|oval|red\nB,Ring,ruby|1|0.5|oval|red\n'],
    [',', 'Date,Narration,Amount\n2026-11-27,IBFT|Sita|Rai|JW-1,5\n2026-11-28,"IBFT|Ram|Rai, B|JW-2",5\n'],
    [
      ';',
      'Nabil Bank Ltd., Kathmandu, Nepal\nPhone: 01, 02\nFrom 1, to 2, 2026\nDate;Amount\n2026-11-27;1\n',
    ],
    [';', '"Date; of it";"Amount"\n"2026-11-27";"1,000"\n'],
    [',', 'sku\nA\nB\n'],
  ])('is detected as %j in %j', (delimiter, csv) => {
    expect(readTable(csv).delimiter).toBe(delimiter);
  });

  test('is taken from a first line such as “sep=;”, which is not numbered as a row', () => {
    expect(readTable('sep=;\r\nDate;Amount\r\n2026-11-27;5\r\n')).toMatchObject({
      ...{ delimiter: ';', header: ['Date', 'Amount'], headerRow: 1 },
      rows: [{ row: 2, cells: ['2026-11-27', '5'] }],
    });
    expect(readTable('\uFEFF"sep=|"\nA,b|C\n1|2').header).toEqual(['A,b', 'C']);
    expect(readTable('sep=\t\nDate\tAmount\n1\t2').header).toEqual(['Date', 'Amount']);
  });
});

describe('column names', () => {
  test('are found below a letterhead of any width', () => {
    const csv = [
      'NIC ASIA Bank Ltd.,,,,,',
      'Account Name,Shree Jewellers Pvt. Ltd.,Account No,0123456789,Currency,NPR',
      'From Date,2026-11-01,To Date,2026-11-27,,',
      '',
      'Transaction Date,Value Date,Description,Debit,Credit,Balance',
      '2026-11-02,2026-11-02,Sita Rai,,"1,500.00","1,500.00"',
    ].join('\r\n');
    expect(readTable(csv)).toMatchObject({
      header: ['Transaction Date', 'Value Date', 'Description', 'Debit', 'Credit', 'Balance'],
      headerRow: 5,
      rows: [{ row: 6 }],
    });
  });

  test('are found even if the letterhead has many names', () => {
    const csv = [
      'Account Name,Account Number,Account Type,Opening Balance,Closing Balance,Statement Date',
      'Shree Jewellers,0123,Current,500.00,700.00,2026-11-27',
      'Date,Particulars,Debit,Credit',
      '2026-11-27,Sita Rai,,200.00',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({ headerRow: 3, rows: [{ row: 4 }] });
  });

  test('can include a #, and are not read from lines with one value each', () => {
    const csv = [
      'Invoice No: UP-99',
      'Invoice Date: 2026-11-27',
      '#,Tracking No.,COD (Rs.),Payable (Rs.)',
      '1,UP0001,"5,186","5,086"',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({ headerRow: 3, rows: [{ row: 4 }] });
  });

  test('are found in two rows if a merged cell spans several columns', () => {
    const csv = [
      'Date,Description,Transaction,,Balance',
      ',,Withdrawal,Deposit,',
      '2026-11-02,Sita,,500,500',
      'Date,Description,Transaction,,Balance',
      ',,Withdrawal,Deposit,',
      '2026-11-03,Ram,200,,300',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({
      header: ['Date', 'Description', 'Withdrawal Transaction', 'Deposit Transaction', 'Balance'],
      rows: [{ row: 3 }, { row: 6 }],
    });
    expect(readTable('Code,Weight,,Price\n,Gross,Net,\nR1,4.5,4.2,5\n').header).toEqual([
      ...['Code', 'Gross Weight', 'Net Weight', 'Price'],
    ]);
  });

  test('are read from the first row if a second row repeats them in another language or contains units', () => {
    const csv = [
      'Date,Particulars,Debit,Credit',
      'मिति,विवरण,डेबिट,क्रेडिट',
      '2026-11-26,Sita,,500',
      'Date,Particulars,Debit,Credit',
      'मिति,विवरण,डेबिट,क्रेडिट',
      '2026-11-27,Ram,,600',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({
      header: ['Date', 'Particulars', 'Debit', 'Credit'],
      rows: [{ row: 3 }, { row: 6 }],
    });
    expect(readTable('Code,Weight,Price\n,(gm),(NPR)\nR1,5,500').rows).toMatchObject([{ row: 3 }]);
  });

  test('are found if each row is one quoted cell', () => {
    const csv = '"Date,Particulars,Credit"\n\n"2026-11-26,""Sita, Rai"",500"\n';
    expect(readTable(csv)).toMatchObject({
      header: ['Date', 'Particulars', 'Credit'],
      rows: [{ row: 3, cells: ['2026-11-26', 'Sita, Rai', '500'] }],
    });
    expect(readTable('"Ring, gold"\n"Band, silver"\n').header).toEqual(['Ring, gold']);
  });

  test('are found if none of them is known, and if there is only one column', () => {
    expect(readTable('Foo,Bar\n1,2\n').header).toEqual(['Foo', 'Bar']);
    expect(readTable('SKU\nA-1\n\nA-2\n').rows).toEqual([
      { row: 2, cells: ['A-1'] },
      { row: 4, cells: ['A-2'] },
    ]);
  });

  test('do not include empty columns at the end', () => {
    const table = readTable('Date,,Amount,,,\n2026-11-27,x,5,,,\n2026-11-28,,6\n');
    expect(table.header).toEqual(['Date', '', 'Amount']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['2026-11-27', 'x', '5'],
      ['2026-11-28', '', '6'],
    ]);
  });

  test('are not read from a first row of values, which is refused', () => {
    expect(getProblem('2026-11-26,Sita,,500\n2026-11-27,Ram,,600\n')).toEqual({
      reason: 'SHEET_NAMES_MISSING',
      params: { row: 1 },
    });
  });

  test('must be unique', () => {
    expect(getProblem('Date,Amount,amount \n')).toEqual({
      reason: 'SHEET_DUPLICATE_COLUMN',
      params: { column: 'amount' },
    });
    expect(getProblem('Order  No,order no\n')?.reason).toBe('SHEET_DUPLICATE_COLUMN');
    expect(getProblem('Order,,,Amount\n')).toBeNull();
  });
});

describe('rows', () => {
  test('are numbered as in a spreadsheet: empty rows count, and a multi-line cell counts as one row', () => {
    const csv =
      'Handle,Body (HTML),Price\nring,"<p>A ""gold"" ring</p>\r\n<p>Line 2</p>",500\n\n,,\nband,Plain,600\n';
    expect(readTable(csv).rows).toEqual([
      { row: 2, cells: ['ring', '<p>A "gold" ring</p>\r\n<p>Line 2</p>', '500'] },
      { row: 5, cells: ['band', 'Plain', '600'] },
    ]);
  });

  test('can have any line endings, even mixed in one file', () => {
    for (const csv of ['A,B\r1,2\r3,4', 'A,B\r\n1,2\n3,4\r\n', 'A,B\n1,2\r\n3,4'])
      expect(readCells(csv)).toEqual([
        ['1', '2'],
        ['3', '4'],
      ]);
  });

  test('are refused, never truncated, if they have more cells than there are column names', () => {
    expect(getProblem('Kind,Debit,Credit\nTransfer,,1,00,000.00\n')).toEqual({
      reason: 'SHEET_ROW_TOO_LONG',
      params: { row: 2, cells: 5, columns: 3 },
    });
    expect(getProblem('Kind,Debit,Credit\nx,,\nTransfer,,1,000\n')?.params).toMatchObject({
      row: 3,
      cells: 4,
    });
  });

  test('are refused if a comma split an amount, even if the number of cells fits', () => {
    expect(getProblem('Kind,Credit,Balance\nTransfer,1,000.00\n')).toEqual({
      reason: 'SHEET_AMOUNT_SPLIT',
      params: { row: 2, cell: '1,000.00' },
    });
    expect(getProblem('Order,COD,Note\nJW-1,Rs. 1,500\n')?.params).toEqual({ row: 2, cell: 'Rs. 1,500' });
    expect(getProblem('Kind,Count,Credit\nTransfer,1,500.00\nx,1,0.50\n')).toBeNull();
    expect(getProblem('Amount,Charge,Status\n1500,5,000\n')).toBeNull();
  });

  test('exclude totals and repeated headers', () => {
    const csv = [
      'Date,Description,Debit,Credit,Balance',
      ',Opening Balance,,,500.00',
      '2026-11-01,Balance B/F,,,500.00',
      '2026-11-02,Total care clinic,,10.00,510.00',
      '-----,-----,-----,-----,-----',
      'Date,Description,Debit,Credit,Balance',
      '2026-11-03,Sita Rai,,20.00,530.00',
      ',Closing balance:,,,530.00',
      'Total,,0.00,30.00,',
      ',,Grand Total,30.00,',
      'जम्मा,,,30.00',
      'Page 1 of 2',
      'This is a computer generated statement.',
      '*** End of statement ***',
    ].join('\n');
    const { rows, summaryRows } = readTable(csv);
    expect(rows.map(({ row }) => row)).toEqual([4, 7]);
    expect(summaryRows).toBe(11);
  });

  test('exclude daily totals', () => {
    const csv = [
      'Date,Particulars,Debit,Credit',
      '2026-11-26,Opening Balance as on 26-11-2026,,500.00',
      '2026-11-26,Sita,,700.00',
      '2026-11-26,Day Total,,700.00',
      '2026-11-26,Total for 2026-11-26,,700.00',
      '2026-11-27,Current balance for order JW-1,,80.00',
      '2026-11-27,TOTAL ENERGIES,90.00,',
      'Closing Balance as of 27 Nov 2026,,,1200.00',
      '2026-11-27,BALANCE FORWARD,,1200.00',
      '2026-11-27,Balance B/F 2026-10-31,,1200.00',
      '2026-11-27,OPENING BALANCE 1200.00 CR,,1200.00',
      'Printed By: RAM,,Printed On: 2026-11-27,',
    ].join('\n');
    expect(readTable(csv).rows.map(({ row }) => row)).toEqual([3, 6, 7]);
  });

  test('exclude balances and totals with other labels', () => {
    const names = [
      ...['Op. Bal.', 'Previous Balance', 'By Opening Balance', 'To Balance b/d', '* Opening Balance *'],
      ...['Opening Balance Cr', 'Balance Brought Fwd', 'Bal B/Fwd', 'Carry Forward', 'Book Balance'],
      ...['प्रारम्भिक मौज्दात', 'शुरु मौज्दात', 'अ.ल्या.', 'Total Cr.', 'Running Total', 'November Total'],
      ...['Total No. of Cr', 'TOTAL CREDIT AMOUNT', 'Total of page', 'कुल क्रेडिट'],
    ];
    const rows = names.map((name) => `2026-11-01,${name},,500.00`);
    const ordinaryRows = ['Balance', 'सीता Total energies', 'Opening of a shop', 'जम्मा', 'Current'].map(
      (name) => `2026-11-02,${name},,500.00`,
    );
    const csv = ['Date,Particulars,Debit,Credit', ...rows, ...ordinaryRows, 'जम्मा,,,500.00'].join('\n');
    expect(readTable(csv).rows.map(({ cells }) => cells[1])).toEqual([
      ...['Balance', 'सीता Total energies', 'Opening of a shop', 'जम्मा', 'Current'],
    ]);
  });

  test('continue below a letterhead that is repeated after a page break', () => {
    const csv = [
      'Nabil Bank',
      'Period:,2026-11-01,to,2026-11-30',
      'Date,Particulars,Debit,Credit',
      '2026-11-26,Sita,,500',
      'Nabil Bank',
      'Period:,2026-11-01,to,2026-11-30',
      'Date,Particulars,Debit,Credit',
      '2026-11-27,Ram,,600',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({ rows: [{ row: 4 }, { row: 8 }], summaryRows: 3 });
  });

  test('continue below a header that is repeated with other names after a page break', () => {
    const csv = [
      'Date,Particulars,Debit,Credit,Balance',
      '2026-11-26,Sita,,500,500',
      'Date,Particulars,Debit,Credit,Balance,Page 2',
      '2026-11-27,Ram,,600,1100',
      'Date,Particulars,Debit,Credit',
      '2026-11-28,Gita,,700,1800',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({ headerRow: 1, rows: [{ row: 2 }, { row: 4 }, { row: 6 }] });
  });

  test('include a product that is called Total', () => {
    expect(readCells('Handle,Title,Price\ntotal,Total look ring,500\nTotal,,500\n')).toEqual([
      ['total', 'Total look ring', '500'],
    ]);
  });

  test('end before totals with their own header', () => {
    const csv = [
      'Date,Particulars,Debit,Credit,Balance',
      '2026-11-02,Sita,,500.00,500.00',
      '',
      'Opening Balance,Total Debit,Total Credit,Closing Balance',
      '0.00,0.00,500.00,500.00 Cr',
    ].join('\n');
    expect(readTable(csv)).toMatchObject({ rows: [{ row: 2 }], summaryRows: 2 });
  });

  test('keep texts that a spreadsheet would read as formulas', () => {
    const csv = `Code,Other,Amount,Quoted\n="0890",'=1+1,'-500.00,"=""8901"""\n="a,b",x,,="c""d"`;
    expect(readCells(csv)).toEqual([
      ['0890', '=1+1', '-500.00', '8901'],
      ['a,b', 'x', '', 'c"d'],
    ]);
  });

  test('keep quotes in tab-separated files if no cell is quoted', () => {
    expect(readCells('Name\tPrice\n16" chain\t5\n"Hi" band\t6\n')).toEqual([
      ['16" chain', '5'],
      ['"Hi" band', '6'],
    ]);
  });

  test('are read without hidden characters, and with plain spaces instead of no-break spaces', () => {
    const csv =
      '\uFEFFCode\u200B,Name,Price\nNCM\u00A01\u200B,\u00A0"Sita, Rai"\u00A0,\u200E500\n\uFEFFNCM-2,गर्\u200Dयो,\u202A600\u202C';
    expect(readTable(csv)).toMatchObject({
      header: ['Code', 'Name', 'Price'],
      rows: [{ cells: ['NCM 1', 'Sita, Rai', '500'] }, { cells: ['NCM-2', 'गर्\u200Dयो', '600'] }],
    });
  });

  test('can have spaces around quotes', () => {
    expect(readCells('A;B\n "x;y" ; z ')).toEqual([['x;y', 'z']]);
    expect(readCells('A\tB\tC\n\t"x"\t y')).toEqual([['', 'x', 'y']]);
  });

  test('can number 5,000', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `2026-11-27,"Sita Rai, ${at}",,"1,500.00"`);
    const { rows } = readTable(`Date,Description,Debit,Credit\n${lines.join('\r\n')}`);
    expect(rows).toHaveLength(5_000);
    expect(rows.at(-1)).toMatchObject({
      row: 5_001,
      cells: ['2026-11-27', 'Sita Rai, 4999', '', '1,500.00'],
    });
  });
});

describe('a file', () => {
  test.each(['', '\uFEFF', '\r\n\n', ',,,\n,,', 'sep=;\n'])('is refused if it is empty: %j', (csv) => {
    expect(getProblem(csv)?.reason).toBe('SHEET_BLANK');
  });

  test('is refused if it is too large', () => {
    expect(getProblem('a'.repeat(800_001))?.reason).toBe('SHEET_TOO_LARGE');
    expect(getProblem('क'.repeat(270_000))?.reason).toBe('SHEET_TOO_LARGE');
  });

  test.each([
    ['Name,Stock\nRing,"5', 2, 'Stock', 'is not closed'],
    ['Name;Stock\nA;1\n"Ring" of gold;5', 3, 'Name', 'text after the closing quotation mark'],
    ['Name,Stock\n\nRing 5" long,5', 3, 'Name', 'in the middle of the cell'],
  ])('is refused if its quotes are wrong: %j', (csv, row, column, explanation) => {
    expect(getProblem(csv)).toMatchObject({
      reason: 'SHEET_CELL_UNREADABLE',
      params: { row, column, why: expect.stringContaining(explanation) },
    });
  });

  test('is accepted if it contains only column names', () => {
    expect(readTable('sku,name\n')).toMatchObject({ header: ['sku', 'name'], rows: [] });
  });
});
