import { describe, expect, test } from 'vitest';
import { readTable } from '#domain/sheets/readTable.ts';
import { guessMapping } from './guessMapping.ts';
import { readStatementRows } from './readStatementRows.ts';
import type { StatementMapping } from './statementColumns.ts';

function read(lines: string | readonly string[], chosen: Partial<StatementMapping> = {}) {
  const table = readTable(typeof lines === 'string' ? lines : lines.join('\n'));
  const mapping = { ...guessMapping(table), ...chosen };
  const { rows, skipped } = readStatementRows(table, mapping);
  const moves = rows.map(({ line, day, amountPaisa }) => [line, day, amountPaisa / 100] as const);
  return { mapping, rows, moves, skipped };
}

function problemOf(lines: string | readonly string[], chosen?: Partial<StatementMapping>) {
  try {
    read(lines, chosen);
    return null;
  } catch (error) {
    const { reason, params, field } = error as { reason: string; params: object; field: string };
    return { reason, params, field };
  }
}

describe('a bank’s statement', () => {
  test('has letterhead, balances and totals that move no money', () => {
    const { mapping, moves, skipped } = read([
      'NIC ASIA BANK LTD.,,,,,,',
      'Account Statement,,,,,,',
      'Account Name:,SHREE JEWELLERS,,Account No:,0123456789524001,,',
      'From:,2026-11-01,,To:,2026-11-27,,',
      '',
      'S.N.,Transaction Date,Value Date,Description,Withdrawal (Dr.),Deposit (Cr.),Balance',
      ',,,Opening Balance,,,"1,00,000.00"',
      '1,2026-11-02,2026-11-03,FONEPAY/SITA RAI/JW-7K2M94TXQE,,"1,500.00","1,01,500.00"',
      '2,2026-11-03,2026-11-03,CHARGE,25.00,,"1,01,475.00"',
      '3,2026-11-04,2026-11-04,Reversal,0.00,"2,00,000.00","3,01,475.00"',
      ',,,Total,25.00,"2,01,500.00",',
      ',,,Closing Balance,,,"3,01,475.00"',
      'This is a system generated statement and needs no signature.',
    ]);
    expect(mapping.columns).toEqual({
      ...{ date: 'Transaction Date', credit: 'Deposit (Cr.)', debit: 'Withdrawal (Dr.)' },
      description: 'Description',
    });
    expect(moves).toEqual([
      [8, '2026-11-02', 1_500],
      [9, '2026-11-03', -25],
      [10, '2026-11-04', 200_000],
    ]);
    expect(skipped).toBe(4);
  });

  test('has tabs, days of both calendars, and figures in Devanagari', () => {
    const { mapping, moves } = read([
      'नबिल बैंक लिमिटेड',
      'मिति\tTxn Date (AD)\tParticulars\tDebit\tCredit\tBalance',
      '२०८३/०८/११\t27-Nov-2026\tIBFT Sita, Rai\t\tरू १,५००/-\t१,५००',
      '२०८३/०८/१२\t28-Nov-2026\tChq 12\tRs.500/-\t--\t१,०००',
    ]);
    expect(mapping.columns).toMatchObject({ date: 'Txn Date (AD)', description: 'Particulars' });
    expect(moves).toEqual([
      [3, '2026-11-27', 1_500],
      [4, '2026-11-28', -500],
    ]);
  });

  test('has days of Bikram Sambat alone', () => {
    const { mapping, moves } = read([
      'Date (BS);Narration;Dr Amount;Cr Amount;Balance',
      '2083-08-11;Sita Rai;;1,500.00;1,500.00 Cr',
      '12 Mangsir 2083;Ram Rai;200.00;;1,300.00 Cr',
    ]);
    expect(mapping.columns).toMatchObject({ date: 'Date (BS)', credit: 'Cr Amount', debit: 'Dr Amount' });
    expect(moves).toEqual([
      [2, '2026-11-27', 1_500],
      [3, '2026-11-28', -200],
    ]);
  });

  test.each([
    ['Amount,Type', 'Amount', 'Type'],
    ['Txn Amount,Dr/Cr', 'Txn Amount', 'Dr/Cr'],
    ['Amount (NPR),CR/DR Indicator', 'Amount (NPR)', 'CR/DR Indicator'],
    ['Amount,Credit or Debit', 'Amount', 'Credit or Debit'],
    ['Amount,D/C', 'Amount', 'D/C'],
    ['Amount,Transaction Type', 'Amount', 'Transaction Type'],
    ['Amount,DEBIT_CREDIT', 'Amount', 'DEBIT_CREDIT'],
    ['Amount,Flow', 'Amount', 'Flow'],
  ])('has one column of amounts and one that says where they went: %s', (names, amount, side) => {
    const isShort = side === 'D/C';
    const [into, out] = side.startsWith('Credit') ? ['Credit', 'Debit'] : isShort ? ['C', 'D'] : ['CR', 'DR'];
    const { mapping, moves } = read([
      `Date,Description,${names},Balance`,
      `2026-11-26,Sita Rai,"1,500.00",${into},1500`,
      `2026-11-27,Fee,20,${out},1480`,
    ]);
    expect(mapping.columns).toMatchObject({ amount, side });
    expect(mapping.columns.credit).toBeUndefined();
    expect(moves.map(([, , npr]) => npr)).toEqual([1_500, -20]);
  });

  test('has the sign within the amount, on either side or as a word', () => {
    const amounts = [
      '"1,500.00Cr"',
      '500.00 Dr.',
      '(20.00)',
      '30.00-',
      '-40',
      "'-50.00",
      'NPR 60',
      '७०/-',
      'रु. 1,000.50',
    ];
    const rows = amounts.map(
      (amount) => `2026-11-27,x,${amount.includes('1,000.50') ? `"${amount}"` : amount}`,
    );
    expect(read(['Date,Remarks,Amount', ...rows]).moves.map(([, , npr]) => npr)).toEqual([
      1_500, -500, -20, -30, -40, -50, 60, 70, 1_000.5,
    ]);
  });

  test.each([
    ['Type', 'Money Received', 'Money Sent'],
    ['Transaction Type', 'Credit Transfer', 'Debit Transfer'],
    ['Type', 'Cash Deposit', 'Withdrawals'],
    ['Dr / Cr', '(Cr)', '(Dr)'],
    ['प्रकार', 'जम्मा', 'खर्च'],
  ])('says in more words where money went: %s', (name, into, out) => {
    const rows = ['2026-11-26,Sita,500,', '2026-11-27,Ram,20,'];
    const { mapping, moves } = read([`Date,Remarks,Amount,${name}`, rows[0] + into, rows[1] + out]);
    expect(mapping.columns.side).toBe(name);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
  });

  test('has kinds of payment that only sound like one side', () => {
    const rows = ['Credit card', 'Debit card', 'Payment'].map((kind) => `2026-11-26,500,${kind}`);
    expect(read(['Date,Amount,Type', ...rows]).moves.map(([, , npr]) => npr)).toEqual([500, 500, 500]);
  });

  test('has an indicator for its balance too', () => {
    const { mapping, moves } = read([
      'Date,Remarks,Balance,Balance Dr/Cr,Amount,Dr/Cr',
      '2026-11-26,Sita,500,Cr,500,Cr',
      '2026-11-27,Ram,480,Cr,20,Dr',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Amount', side: 'Dr/Cr' });
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
    const { columns } = read(['Date,Amount,Balance,Balance Type', '2026-11-26,500,500,Cr']).mapping;
    expect(columns.side).toBeUndefined();
  });

  test.each([
    'Receipts,Payments',
    'Cash In,Cash Out',
    'In,Out',
    'Lodgement,Payment',
    'Dep.,Wdl.',
    'Income,Expense',
    'जम्मा,नामे',
  ])('names money in and out as %s', (names) => {
    const { moves } = read([`Date,Details,${names}`, '2026-11-26,Sita,500,', '2026-11-27,Ram,,20']);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
  });

  test('has the other side beside the one that is known, however it is spelled', () => {
    const { mapping, moves } = read([
      'Date,Chq No,Description/Cheque No,Sortie,Credit,Balance',
      '2026-11-25,,Sita,,500,500',
      '2026-11-26,000123,Fee,20,,480',
    ]);
    expect(mapping.columns).toMatchObject({ debit: 'Sortie', description: 'Description/Cheque No' });
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
    const { columns } = read(['Date,Chq No,Credit', '2026-11-25,,500', '2026-11-26,000123,']).mapping;
    expect(columns.debit).toBeUndefined();
  });

  describe('has balances, which show where money went', () => {
    const NAMES = 'Date,Remarks,Amount,Balance';
    const rows = ['2026-11-25,Sita,500,500', '2026-11-26,Fee,20,480', '2026-11-27,Ram,100,580'];
    const signed = rows.map((row) => row.replace(',20,', ',-20,'));

    test.each([
      ['oldest first', rows, 3],
      ['newest first', rows.toReversed(), 3],
    ])('so that an amount without its sign is refused, %s', (_order, lines, row) => {
      expect(problemOf([NAMES, ...lines])).toMatchObject({
        reason: 'STATEMENT_SIDE_AGAINST_BALANCE',
        params: { row, cell: '20' },
      });
    });

    test.each([
      ['with their signs', signed],
      ['newest first', signed.toReversed()],
      ['of an account that is overdrawn', ['2026-11-25,Sita,500,500', '2026-11-26,Ram,100,400']],
      ['of one that is no longer', ['2026-11-25,a,5,9', '2026-11-25,b,9,0', '2026-11-26,c,4,4']],
      ['between which rows are missing', ['2026-11-25,Sita,500,500', '2026-11-26,Ram,100,900']],
      ['of one amount', ['2026-11-27,a,5,20', '2026-11-26,b,5,15', '2026-11-25,c,-5,10']],
    ])('but not amounts %s', (_which, lines) => {
      expect(read([NAMES, ...lines]).moves).toHaveLength(lines.length);
    });
  });

  test('is a book of accounts, in which money in is a debit', () => {
    const { moves } = read([
      'Ledger: Nabil Bank',
      'Date,Particulars,Vch Type,Vch No.,Debit,Credit',
      '26-Nov-26,Sita,Receipt,12,"5,000.00",',
      '27-Nov-26,Rent,Payment,13,,"1,000.00"',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([5_000, -1_000]);
  });

  test('has several texts, of which the one with our numbers is read', () => {
    const { rows } = read(['Date,Particulars,Remarks,Credit', '26-11-2026,FPAY,for jw-7K2M94TXQE,500']);
    expect(rows[0]?.description).toBe('for jw-7K2M94TXQE');
  });

  test('has descriptions that go on in rows of their own', () => {
    const { rows, skipped } = read([
      'Date,Particulars,Debit,Credit,Balance',
      '26-11-2026,IBFT FROM,,500,500',
      ',SITA RAI,,,',
      ',JW-7K2M94TXQE',
      '27-11-2026,Fee,5,,495',
    ]);
    expect(rows.map(({ line, description }) => [line, description])).toEqual([
      [2, 'IBFT FROM SITA RAI JW-7K2M94TXQE'],
      [5, 'Fee'],
    ]);
    expect(skipped).toBe(0);
  });

  test('has both names in a column of signed amounts', () => {
    const { mapping, moves } = read([
      'Date,Debit/Credit,Balance',
      '2026-11-27,-500.00,5',
      '2026-11-28,700.00,6',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Debit/Credit' });
    expect(moves.map(([, , npr]) => npr)).toEqual([-500, 700]);
  });

  test('has money that came back, in the column that says so', () => {
    const { moves } = read([
      'Date,Txn Type,Debit,Credit',
      '2026-11-26,Reversal,,500',
      '2026-11-26,Fee,50,',
      '2026-11-27,Fee,-50,',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -50, 50]);
    const below = read(['Date,Debit,Credit', '2026-11-26,-50,', '2026-11-27,"60 Dr",']).moves;
    expect(below.map(([, , npr]) => npr)).toEqual([-50, -60]);
  });

  test('has the side of an amount in a column without a name', () => {
    const { moves } = read([
      'Date,Particulars,Amount,,Balance,',
      '26-11-2026,Sita,"1,500.00",Cr,"1,500.00",Cr',
      '27-11-2026,Fee,20.00,Dr,"1,480.00",Cr',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([1_500, -20]);
  });

  test('has short names', () => {
    const { mapping } = read(['Tran Dt,Value Dt,Desc1,Amount(Dr),Amount(Cr),Bal', '26-11-2026,,Sita,,5,5']);
    expect(mapping.columns).toEqual({
      ...{ date: 'Tran Dt', description: 'Desc1', debit: 'Amount(Dr)', credit: 'Amount(Cr)' },
    });
  });

  test('is a paste from Excel with a description over two lines', () => {
    const { rows, moves } = read(
      'Date\tDescription\tDeposit\n2026-11-26\t"Sita ""S"" Rai\nJW-1"\t1,500\n2026-11-27\tRam\t5\n',
    );
    expect(rows[0]?.description).toBe('Sita "S" Rai\nJW-1');
    expect(moves).toEqual([
      [2, '2026-11-26', 1_500],
      [3, '2026-11-27', 5],
    ]);
  });

  test('has 5,000 rows', () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) => `2026-11-27,Row ${at},,"1,00,000.00","1,00,000.00"`,
    );
    expect(read(['Date,Description,Debit,Credit,Balance', ...rows]).moves).toHaveLength(5_000);
  });
});

describe('a wallet’s export', () => {
  test('of eSewa has the outcome in a column of its own', () => {
    const { mapping, moves } = read([
      'S.No,Date,Reference Code,Transaction UUID,Type,Amount,Service Charge,Net Amount,Status',
      '1,2026-11-27 10:00,0ABC,ours-1,PAYMENT,"1,000.00",15.00,985.00,COMPLETE',
      '2,2026-11-27 10:05,0ABD,ours-2,PAYMENT,"2,000.00",30.00,"1,970.00",FAILED',
      '3,2026-11-27 10:06,0ABE,ours-1,REFUND,400.00,0,400.00,COMPLETE',
      'Total,,,,,"3,400.00",45.00,,',
    ]);
    expect(mapping.columns).toMatchObject({
      amount: 'Amount',
      fee: 'Service Charge',
      kind: 'Type',
      status: 'Status',
    });
    expect(moves.map(([line, , npr]) => [line, npr])).toEqual([
      [2, 1_000],
      [4, -400],
    ]);
  });

  test('of Khalti has instants with an offset, which are days in Kathmandu', () => {
    const { mapping, moves } = read([
      'Transaction ID,Pidx,Purchase Order ID,Purchase Order Name,Created On,State,Amount (Rs.),Fee (Rs.)',
      'T1,p1,ours-1,Order,2026-11-27T00:10:00+05:45,Completed,1000.00,30.00',
      'T2,p2,ours-2,Order,2026-11-26T18:30:00Z,Completed,2000.00,60.00',
      'T3,p3,ours-1,Order,2026-11-27T10:00:00+05:45,Refunded,500.00,0.00',
      'T4,p4,ours-4,Order,2026-11-27T10:00:00+05:45,Expired,500.00,0.00',
    ]);
    expect(mapping.columns).toEqual({
      ...{ date: 'Created On', amount: 'Amount (Rs.)', fee: 'Fee (Rs.)', status: 'State' },
      ...{ transactionId: 'Transaction ID', reference: 'Purchase Order ID' },
    });
    expect(moves).toEqual([
      [2, '2026-11-27', 1_000],
      [3, '2026-11-27', 2_000],
      [4, '2026-11-27', -500],
    ]);
  });

  test('of connectIPS has pipes, and an Order Date that is not the order', () => {
    const { mapping, moves } = read([
      'sep=|',
      'SN|Order Date|Txn Date|NCHL Txn Id|Merchant Txn Id|Remarks|Txn Amount|Charge|Txn Status',
      '1|01-11-2026|27-11-2026|N1|ours-1|Sita, Rai|1,00,000.00|8.00|SUCCESS',
    ]);
    expect(mapping.columns).toEqual({
      ...{
        date: 'Txn Date',
        amount: 'Txn Amount',
        fee: 'Charge',
        status: 'Txn Status',
        description: 'Remarks',
      },
      ...{ transactionId: 'NCHL Txn Id', reference: 'Merchant Txn Id' },
    });
    expect(moves).toEqual([[2, '2026-11-27', 100_000]]);
  });

  test('of connectIPS names banks and outcomes by debit and credit', () => {
    const { mapping, moves } = read([
      'SN,Txn ID,Reference ID,Txn Date,Debit Bank,Txn Amt,Charge Amt,Credit Status',
      '1,T1,ours-1,2026-11-26,0401,1500.00,5.00,000',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Txn Amt', transactionId: 'Txn ID' });
    expect(mapping.columns).toMatchObject({ reference: 'Reference ID', fee: 'Charge Amt' });
    expect(moves).toEqual([[2, '2026-11-26', 1_500]]);
  });

  test('has a percentage beside its fee', () => {
    const { rows } = read(['Date,Amount,Commission %,Commission (NPR)', '2026-11-26,1000,1.5,15']);
    expect(rows[0]?.feePaisa).toBe(1_500);
  });

  test.each([
    ...['FAILED', 'Unsuccessful', 'Declined', 'Rejected', 'Initiated', 'INCOMPLETE', 'NOT_FOUND'],
    ...['AMBIGUOUS', 'Timed out', 'Processing', 'Unpaid', 'User canceled'],
    ...['Error', 'Denied', 'On Hold', 'Blocked', 'Bounced', 'Deferred', 'असफल', 'रद्द भयो', 'false', 'No'],
  ])('has payments that did not come about: %s', (status) => {
    const lines = ['Date,Amount,Status', '2026-11-26,500,SUCCESS', `2026-11-26,700,${status}`];
    expect(read(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
  });

  test.each(['Txn Status,Settlement Status', 'Settlement Status,Txn Status'])(
    'has the outcome of a payment beside that of its settlement: %s',
    (names) => {
      const [first] = names.split(',');
      const cells = (...both: string[]) => (first === 'Txn Status' ? both : both.toReversed()).join(',');
      const { moves } = read([
        `Date,Amount,${names}`,
        `2026-11-26,500,${cells('SUCCESS', 'PENDING')}`,
        `2026-11-26,700,${cells('FAILED', 'N/A')}`,
      ]);
      expect(moves.map(([, , npr]) => npr)).toEqual([500]);
    },
  );

  test('has outcomes in words beside their codes', () => {
    const { moves } = read([
      'Date,Amount,Status Code,Status Description',
      '2026-11-26,500,000,SUCCESS',
      '2026-11-26,700,E001,ERROR',
    ]);
    expect(moves).toEqual([[2, '2026-11-26', 500]]);
  });

  test('has outcomes below another name', () => {
    const lines = ['Date,Amount,Remarks', '2026-11-26,500,Success', '2026-11-26,700,Failed'];
    expect(read(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
    expect(read(['Date,Amount,Remarks', '2026-11-26,500,Sita']).mapping.columns.status).toBeUndefined();
  });

  test('answers in a column whether a payment succeeded', () => {
    const lines = ['Date,Amount,Success', '2026-11-26,500,true', '2026-11-26,700,false'];
    expect(read(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
  });

  test.each(['Returned', 'फिर्ता'])('has money that went back: %s', (status) => {
    expect(read(['Date,Amount,Status', `2026-11-26,500,${status}`]).moves).toEqual([[2, '2026-11-26', -500]]);
  });

  test.each(['PARTIAL_REFUND', 'Partially refunded'])('refunds a part, and not how much: %s', (status) => {
    expect(problemOf(['Date,Amount,Status', `2026-11-26,500,${status}`])).toMatchObject({
      reason: 'STATEMENT_PARTLY_REFUNDED',
      params: { row: 2, column: 'Status', cell: status },
    });
  });

  test('in paisa has its fee in rupees, where the name of that column says so', () => {
    const { rows } = read(['Date,Amount (paisa),Fee (Rs.),Tax', '2026-11-27,118000,30.50,1']);
    expect(rows[0]).toMatchObject({ amountPaisa: 118_000, feePaisa: 3_050 });
  });

  test('in paisa says so in the name of its amount', () => {
    const { mapping, moves } = read(['Date,Amount (paisa)', '2026-11-27,118000']);
    expect(mapping.unit).toBe('PAISA');
    expect(moves).toEqual([[2, '2026-11-27', 1_180]]);
  });
});

describe('a row that cannot be read is refused with its number', () => {
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
    ['2026-11-27,S\uFFFDta,,500,5', 'SHEET_CELL_LOST_LETTERS', { row: 2, column: 'Description' }],
  ])('%s', (row, reason, params) => {
    expect(problemOf([BANK, row])).toMatchObject({ reason, params });
  });

  test('unless it is what the rows above it come to', () => {
    const rows = ['2026-11-26,x,,500,', '2026-11-27,y,20,,', '2026-11-27,z,,700,'];
    expect(read([BANK, ...rows, ',,20,"1,200",'])).toMatchObject({ skipped: 1 });
    expect(read(['Date,Amount', '2026-11-26,500', '2026-11-27,20', ',520']).moves).toHaveLength(2);
    expect(problemOf([BANK, '2026-11-26,x,,500,', ',y,,500,'])).toMatchObject({
      reason: 'STATEMENT_DAY_MISSING',
    });
    expect(problemOf([BANK, ...rows, ',,,"1,300",'])).toMatchObject({ reason: 'STATEMENT_DAY_MISSING' });
  });

  test('unless it names a sum where the day would be', () => {
    const rows = ['Total transactions: 1,,,500,', ',Total credit,,500,', ',Balance payment for JW-1,,700,'];
    expect(problemOf([BANK, '2026-11-27,x,,500,', ...rows])).toMatchObject({
      reason: 'STATEMENT_DAY_MISSING',
      params: { row: 5, cell: '700' },
    });
  });

  test('but an error in a column that is not read stops nothing', () => {
    expect(read([BANK, '2026-11-27,x,,500,#####']).moves).toEqual([[2, '2026-11-27', 500]]);
  });

  test('an indicator that is neither CR nor DR', () => {
    expect(problemOf(['Date,Amount,Dr/Cr', '2026-11-26,5,CR', '2026-11-27,5,XX'])).toMatchObject({
      reason: 'STATEMENT_SIDE_UNREADABLE',
      params: { row: 3, column: 'Dr/Cr', cell: 'XX' },
    });
  });

  test('the number of a transaction that the spreadsheet shortened', () => {
    expect(problemOf(['Date,Txn ID,Amount', '2026-11-26,8.9E+12,5'])).toMatchObject({
      reason: 'SHEET_NUMBER_SHORTENED',
      params: { row: 2, column: 'Txn ID' },
    });
    expect(read(['Date,Txn ID,Amount', '2026-11-26,="8900012345678",5']).rows[0]?.transactionId).toBe(
      '8900012345678',
    );
  });
});

test('days with years of two digits ask in which order they are written', () => {
  const lines = ['Date,Amount', '26-11-27,500'];
  expect(guessMapping(readTable(lines.join('\n'))).dates).toBeNull();
  expect(problemOf(lines)).toEqual({
    reason: 'STATEMENT_DATES_UNCLEAR',
    field: 'mapping.dates',
    params: { row: 2, cell: '26-11-27' },
  });
  expect(read(lines, { dates: 'YMD' }).moves).toEqual([[2, '2026-11-27', 500]]);
  expect(read(lines, { dates: 'DMY' }).moves).toEqual([[2, '2027-11-26', 500]]);
});

test('a file without a day or an amount has to be mapped', () => {
  expect(problemOf(['Foo,Bar', '1,2'])).toMatchObject({ reason: 'STATEMENT_UNMAPPED', field: 'mapping' });
});
