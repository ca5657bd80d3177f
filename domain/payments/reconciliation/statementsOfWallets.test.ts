import { describe, expect, test } from 'vitest';
import { readStatement, readStatementProblem } from './testing/readStatement.ts';

describe('reading a wallet’s export', () => {
  test('uses eSewa’s status column', () => {
    const { mapping, moves } = readStatement([
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

  test('converts Khalti’s timestamps with an offset to days in Kathmandu', () => {
    const { mapping, moves } = readStatement([
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

  test('accepts connectIPS’s pipe separators, and does not read the Order Date column as order numbers', () => {
    const { mapping, moves } = readStatement([
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

  test('does not read connectIPS’s Debit Bank and Credit Status as amounts', () => {
    const { mapping, moves } = readStatement([
      'SN,Txn ID,Reference ID,Txn Date,Debit Bank,Txn Amt,Charge Amt,Credit Status',
      '1,T1,ours-1,2026-11-26,0401,1500.00,5.00,000',
    ]);
    expect(mapping.columns).toMatchObject({ amount: 'Txn Amt', transactionId: 'Txn ID' });
    expect(mapping.columns).toMatchObject({ reference: 'Reference ID', fee: 'Charge Amt' });
    expect(moves).toEqual([[2, '2026-11-26', 1_500]]);
  });

  test('uses the fee, not the percentage next to it', () => {
    const { rows } = readStatement(['Date,Amount,Commission %,Commission (NPR)', '2026-11-26,1000,1.5,15']);
    expect(rows[0]?.feePaisa).toBe(1_500);
  });

  test.each([
    ...['FAILED', 'Unsuccessful', 'Declined', 'Rejected', 'Initiated', 'INCOMPLETE', 'NOT_FOUND'],
    ...['AMBIGUOUS', 'Timed out', 'Processing', 'Unpaid', 'User canceled'],
    ...['Error', 'Denied', 'On Hold', 'Blocked', 'Bounced', 'Deferred', 'असफल', 'रद्द भयो', 'false', 'No'],
  ])('skips failed payments: %s', (status) => {
    const lines = ['Date,Amount,Status', '2026-11-26,500,SUCCESS', `2026-11-26,700,${status}`];
    expect(readStatement(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
  });

  test.each(['Txn Status,Settlement Status', 'Settlement Status,Txn Status'])(
    'uses the payment’s status, not the settlement’s: %s',
    (names) => {
      const [first] = names.split(',');
      const joinStatuses = (...statuses: string[]) =>
        (first === 'Txn Status' ? statuses : statuses.toReversed()).join(',');
      const { moves } = readStatement([
        `Date,Amount,${names}`,
        `2026-11-26,500,${joinStatuses('SUCCESS', 'PENDING')}`,
        `2026-11-26,700,${joinStatuses('FAILED', 'N/A')}`,
      ]);
      expect(moves.map(([, , npr]) => npr)).toEqual([500]);
    },
  );

  test('uses the statuses in words, not their codes', () => {
    const { moves } = readStatement([
      'Date,Amount,Status Code,Status Description',
      '2026-11-26,500,000,SUCCESS',
      '2026-11-26,700,E001,ERROR',
    ]);
    expect(moves).toEqual([[2, '2026-11-26', 500]]);
  });

  test('recognises statuses under another column name', () => {
    const lines = ['Date,Amount,Remarks', '2026-11-26,500,Success', '2026-11-26,700,Failed'];
    expect(readStatement(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
    expect(
      readStatement(['Date,Amount,Remarks', '2026-11-26,500,Sita']).mapping.columns.status,
    ).toBeUndefined();
  });

  test('recognises a column that states whether a payment succeeded', () => {
    const lines = ['Date,Amount,Success', '2026-11-26,500,true', '2026-11-26,700,false'];
    expect(readStatement(lines)).toMatchObject({ moves: [[2, '2026-11-26', 500]], skipped: 1 });
  });

  test.each(['Returned', 'फिर्ता'])('reads refunds as money out: %s', (status) => {
    expect(readStatement(['Date,Amount,Status', `2026-11-26,500,${status}`]).moves).toEqual([
      [2, '2026-11-26', -500],
    ]);
  });

  test.each(['PARTIAL_REFUND', 'Partially refunded'])(
    'refuses a partial refund without its amount: %s',
    (status) => {
      expect(readStatementProblem(['Date,Amount,Status', `2026-11-26,500,${status}`])).toMatchObject({
        reason: 'STATEMENT_PARTLY_REFUNDED',
        params: { row: 2, column: 'Status', cell: status },
      });
    },
  );

  test('reads a fee in rupees from a file in paisa if its column name specifies rupees', () => {
    const { rows } = readStatement(['Date,Amount (paisa),Fee (Rs.),Tax', '2026-11-27,118000,30.50,1']);
    expect(rows[0]).toMatchObject({ amountPaisa: 118_000, feePaisa: 3_050 });
  });

  test('reads the unit from the name of the amount column', () => {
    const { mapping, moves } = readStatement(['Date,Amount (paisa)', '2026-11-27,118000']);
    expect(mapping.unit).toBe('PAISA');
    expect(moves).toEqual([[2, '2026-11-27', 1_180]]);
  });
});
