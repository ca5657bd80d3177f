import { describe, expect, test } from 'vitest';
import { readStatement, readStatementProblem } from './testing/readStatement.ts';

describe('reading a bank’s statement', () => {
  test('skips the letterhead, balances and totals', () => {
    const { mapping, moves, skipped } = readStatement([
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

  test('accepts tabs, dates in both calendars, and Devanagari digits', () => {
    const { mapping, moves } = readStatement([
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

  test('accepts a file with only Bikram Sambat dates', () => {
    const { mapping, moves } = readStatement([
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
  ])('accepts one column of amounts and one of directions: %s', (names, amount, side) => {
    const isShort = side === 'D/C';
    const [creditWord, debitWord] = side.startsWith('Credit')
      ? ['Credit', 'Debit']
      : isShort
        ? ['C', 'D']
        : ['CR', 'DR'];
    const { mapping, moves } = readStatement([
      `Date,Description,${names},Balance`,
      `2026-11-26,Sita Rai,"1,500.00",${creditWord},1500`,
      `2026-11-27,Fee,20,${debitWord},1480`,
    ]);
    expect(mapping.columns).toMatchObject({ amount, side });
    expect(mapping.columns.credit).toBeUndefined();
    expect(moves.map(([, , npr]) => npr)).toEqual([1_500, -20]);
  });

  test('accepts a sign before or after the amount, in brackets or as a word', () => {
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
    expect(readStatement(['Date,Remarks,Amount', ...rows]).moves.map(([, , npr]) => npr)).toEqual([
      1_500, -500, -20, -30, -40, -50, 60, 70, 1_000.5,
    ]);
  });

  test.each([
    ['Type', 'Money Received', 'Money Sent'],
    ['Transaction Type', 'Credit Transfer', 'Debit Transfer'],
    ['Type', 'Cash Deposit', 'Withdrawals'],
    ['Dr / Cr', '(Cr)', '(Dr)'],
    ['प्रकार', 'जम्मा', 'खर्च'],
  ])('accepts longer words for the direction: %s', (name, creditWord, debitWord) => {
    const rows = ['2026-11-26,Sita,500,', '2026-11-27,Ram,20,'];
    const { mapping, moves } = readStatement([
      `Date,Remarks,Amount,${name}`,
      rows[0] + creditWord,
      rows[1] + debitWord,
    ]);
    expect(mapping.columns.side).toBe(name);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
  });

  test('does not read payment types such as “Credit card” as a direction', () => {
    const rows = ['Credit card', 'Debit card', 'Payment'].map((kind) => `2026-11-26,500,${kind}`);
    expect(readStatement(['Date,Amount,Type', ...rows]).moves.map(([, , npr]) => npr)).toEqual([
      500, 500, 500,
    ]);
  });

  test('does not read the direction of the balance as that of the amount', () => {
    const { mapping, moves } = readStatement([
      'Date,Remarks,Balance,Balance Dr/Cr,Amount,Dr/Cr',
      '2026-11-26,Sita,500,Cr,500,Cr',
      '2026-11-27,Ram,480,Cr,20,Dr',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Amount', side: 'Dr/Cr' });
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
    const { columns } = readStatement(['Date,Amount,Balance,Balance Type', '2026-11-26,500,500,Cr']).mapping;
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
  ])('accepts columns for money in and money out named %s', (names) => {
    const { moves } = readStatement([`Date,Details,${names}`, '2026-11-26,Sita,500,', '2026-11-27,Ram,,20']);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
  });

  test('finds the other amount column next to the known one, whatever its name', () => {
    const { mapping, moves } = readStatement([
      'Date,Chq No,Description/Cheque No,Sortie,Credit,Balance',
      '2026-11-25,,Sita,,500,500',
      '2026-11-26,000123,Fee,20,,480',
    ]);
    expect(mapping.columns).toMatchObject({ debit: 'Sortie', description: 'Description/Cheque No' });
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -20]);
    const { columns } = readStatement([
      'Date,Chq No,Credit',
      '2026-11-25,,500',
      '2026-11-26,000123,',
    ]).mapping;
    expect(columns.debit).toBeUndefined();
  });

  describe('with balances, which show the direction', () => {
    const NAMES = 'Date,Remarks,Amount,Balance';
    const rows = ['2026-11-25,Sita,500,500', '2026-11-26,Fee,20,480', '2026-11-27,Ram,100,580'];
    const signedRows = rows.map((row) => row.replace(',20,', ',-20,'));

    test.each([
      ['oldest first', rows, 3],
      ['newest first', rows.toReversed(), 3],
    ])('refuses an amount without a sign in rows sorted %s', (_order, lines, row) => {
      expect(readStatementProblem([NAMES, ...lines])).toMatchObject({
        reason: 'STATEMENT_SIDE_AGAINST_BALANCE',
        params: { row, cell: '20' },
      });
    });

    test.each([
      ['with their signs', signedRows],
      ['sorted newest first', signedRows.toReversed()],
      ['of an overdrawn account', ['2026-11-25,Sita,500,500', '2026-11-26,Ram,100,400']],
      [
        'of an account that is no longer overdrawn',
        ['2026-11-25,a,5,9', '2026-11-25,b,9,0', '2026-11-26,c,4,4'],
      ],
      ['with rows missing in between', ['2026-11-25,Sita,500,500', '2026-11-26,Ram,100,900']],
      ['of equal size', ['2026-11-27,a,5,20', '2026-11-26,b,5,15', '2026-11-25,c,-5,10']],
    ])('accepts amounts %s', (_case, lines) => {
      expect(readStatement([NAMES, ...lines]).moves).toHaveLength(lines.length);
    });
  });

  test('reads a debit in an accounting book as money in', () => {
    const { moves } = readStatement([
      'Ledger: Nabil Bank',
      'Date,Particulars,Vch Type,Vch No.,Debit,Credit',
      '26-Nov-26,Sita,Receipt,12,"5,000.00",',
      '27-Nov-26,Rent,Payment,13,,"1,000.00"',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([5_000, -1_000]);
  });

  test('uses the text column that contains order numbers', () => {
    const { rows } = readStatement([
      'Date,Particulars,Remarks,Credit',
      '26-11-2026,FPAY,for jw-7K2M94TXQE,500',
    ]);
    expect(rows[0]?.description).toBe('for jw-7K2M94TXQE');
  });

  test('joins a description that continues in the following rows', () => {
    const { rows, skipped } = readStatement([
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

  test('accepts a signed amount column with both directions in its name', () => {
    const { mapping, moves } = readStatement([
      'Date,Debit/Credit,Balance',
      '2026-11-27,-500.00,5',
      '2026-11-28,700.00,6',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Debit/Credit' });
    expect(moves.map(([, , npr]) => npr)).toEqual([-500, 700]);
  });

  test('reads a refund in the credit column, or as a negative debit, as money in', () => {
    const { moves } = readStatement([
      'Date,Txn Type,Debit,Credit',
      '2026-11-26,Reversal,,500',
      '2026-11-26,Fee,50,',
      '2026-11-27,Fee,-50,',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([500, -50, 50]);
    const debitMoves = readStatement(['Date,Debit,Credit', '2026-11-26,-50,', '2026-11-27,"60 Dr",']).moves;
    expect(debitMoves.map(([, , npr]) => npr)).toEqual([-50, -60]);
  });

  test('reads the direction of an amount from an unnamed column', () => {
    const { moves } = readStatement([
      'Date,Particulars,Amount,,Balance,',
      '26-11-2026,Sita,"1,500.00",Cr,"1,500.00",Cr',
      '27-11-2026,Fee,20.00,Dr,"1,480.00",Cr',
    ]);
    expect(moves.map(([, , npr]) => npr)).toEqual([1_500, -20]);
  });

  test.each([
    ['a total without a label or formatting', ',,"1,500.00","13,439.00",'],
    ['a debit without a Dr mark', '2083.08.14,Fee,500.00,,"21,439.00 Cr"'],
  ])('reads the direction of an amount from its cell in a file with %s', (_case, last) => {
    const { moves } = readStatement([
      'Date,Particulars,Debit (Rs.),Credit (Rs.),Balance',
      '2083.08.12,Opening,,,"10,000.00 Cr"',
      '2083.08.13,ESEWA/JW-14TPCC6QET,,"13,439.00 Cr","23,439.00 Cr"',
      '2083.08.13,POS charge,"Rs. 1000/- Dr",,"22,439.00 Cr"',
      '2083.08.13,ATM charge,500.00 Dr,,"21,939.00 Cr"',
      last,
    ]);
    expect(moves.slice(0, 3).map(([, , amount]) => amount)).toEqual([13_439, -1_000, -500]);
    expect(moves.slice(3).map(([, , amount]) => amount)).toEqual(last.includes('Fee') ? [-500] : []);
  });

  test('recognises abbreviated column names', () => {
    const { mapping } = readStatement([
      'Tran Dt,Value Dt,Desc1,Amount(Dr),Amount(Cr),Bal',
      '26-11-2026,,Sita,,5,5',
    ]);
    expect(mapping.columns).toEqual({
      ...{ date: 'Tran Dt', description: 'Desc1', debit: 'Amount(Dr)', credit: 'Amount(Cr)' },
    });
  });

  test('reads a two-line description pasted from Excel', () => {
    const { rows, moves } = readStatement(
      'Date\tDescription\tDeposit\n2026-11-26\t"Sita ""S"" Rai\nJW-1"\t1,500\n2026-11-27\tRam\t5\n',
    );
    expect(rows[0]?.description).toBe('Sita "S" Rai\nJW-1');
    expect(moves).toEqual([
      [2, '2026-11-26', 1_500],
      [3, '2026-11-27', 5],
    ]);
  });

  test('reads 5,000 rows', () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) => `2026-11-27,Row ${at},,"1,00,000.00","1,00,000.00"`,
    );
    expect(readStatement(['Date,Description,Debit,Credit,Balance', ...rows]).moves).toHaveLength(5_000);
  });
});
