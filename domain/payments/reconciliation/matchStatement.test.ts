import { describe, expect, test } from 'vitest';
import { type LedgerLine, matchStatement, type StatementLine } from './matchStatement.ts';

const EMPTY_FIELDS = {
  reference: null,
  transactionId: null,
  description: null,
  linkedTo: null,
  reason: null,
};

function buildRow(overrides: Partial<StatementLine> = {}): StatementLine {
  return { ...EMPTY_FIELDS, id: 'row', day: '2026-11-27', amountPaisa: 1_180_000, ...overrides };
}

function buildEntry(overrides: Partial<LedgerLine> = {}): LedgerLine {
  const defaults = { id: 'entry', day: '2026-11-27', amountPaisa: 1_180_000, feePaisa: 0, isExpected: true };
  return { ...defaults, names: ['TX-000123', 'our-ref-1', 'JW-7K2M94TXQE', '7K2M94TXQE'], ...overrides };
}

function matchRows(rows: StatementLine[], entries: LedgerLine[], asideWords: string[] = []) {
  const { rows: matchedRows, ledgerOnly } = matchStatement(rows, entries, { asideWords });
  return {
    found: matchedRows.map(({ outcome, by: matchedBy, entryId }) => [outcome, matchedBy, entryId]),
    ledgerOnly,
  };
}

describe('matching a row to an entry', () => {
  test.each([
    [{ transactionId: 'tx000123' }, 'TRANSACTION'],
    [{ reference: 'OUR-REF-1' }, 'REFERENCE'],
    [{ reference: 'Order JW-7K2M94TXQE' }, 'REFERENCE'],
    [{ description: 'IBFT/Sita Rai/jw 7k2m94txqe' }, 'DESCRIPTION'],
    [{ description: 'for 7K2M94TXQE thanks' }, 'DESCRIPTION'],
  ] as const)('matches by %j', (overrides, matchedBy) => {
    expect(matchRows([buildRow(overrides)], [buildEntry()])).toEqual({
      found: [['MATCHED', matchedBy, 'entry']],
      ledgerOnly: [],
    });
  });

  test('reports a match with another amount as a difference', () => {
    expect(
      matchRows([buildRow({ transactionId: 'TX-000123', amountPaisa: 1_000_000 })], [buildEntry()]).found,
    ).toEqual([['DIFFERS', 'TRANSACTION', 'entry']]);
  });

  test('matches an entry only once, so that a second row of the same payment has no entry', () => {
    const rows = [
      buildRow({ transactionId: 'TX-000123' }),
      buildRow({ id: 'again', transactionId: 'TX-000123' }),
    ];
    expect(matchRows(rows, [buildEntry()]).found).toEqual([
      ['MATCHED', 'TRANSACTION', 'entry'],
      ['STATEMENT_ONLY', null, null],
    ]);
  });

  test('matches only entries in the same direction, since a refund has the number of its payment', () => {
    const refund = buildEntry({ id: 'refund', amountPaisa: -180_000 });
    const rows = [buildRow({ transactionId: 'TX-000123', amountPaisa: -180_000 })];
    expect(matchRows(rows, [buildEntry(), refund])).toEqual({
      found: [['MATCHED', 'TRANSACTION', 'refund']],
      ledgerOnly: ['entry'],
    });
  });

  test('prefers the entry with the same amount if an order has several entries', () => {
    const parts = [
      buildEntry({ id: 'first', amountPaisa: 500_000 }),
      buildEntry({ id: 'second', amountPaisa: 680_000 }),
    ];
    const rows = [680_000, 500_000].map((amountPaisa, position) =>
      buildRow({ id: `row-${position}`, amountPaisa, description: 'JW-7K2M94TXQE' }),
    );
    expect(matchRows(rows, parts).found.map(([, , id]) => id)).toEqual(['second', 'first']);
  });

  test('subtracts the fee that connectIPS deducted', () => {
    const payoutEntry = buildEntry({ feePaisa: 8_850, isExpected: false });
    const rows = [buildRow({ description: 'CIPS-TX-000123', amountPaisa: 1_171_150 })];
    expect(matchRows(rows, [payoutEntry]).found).toEqual([['MATCHED', 'DESCRIPTION', 'entry']]);
  });
});

describe('an amount alone', () => {
  test('suggests the nearest entry within three days', () => {
    const entries = [
      buildEntry({ id: 'far', day: '2026-11-24' }),
      buildEntry({ id: 'near', day: '2026-11-26' }),
    ];
    expect(matchRows([buildRow()], entries)).toEqual({
      found: [['SUGGESTED', 'AMOUNT', 'near']],
      ledgerOnly: ['far'],
    });
  });

  test('suggests no entry more than three days away, and no entry of another provider', () => {
    const entries = [buildEntry({ day: '2026-11-23' }), buildEntry({ id: 'elsewhere', isExpected: false })];
    expect(matchRows([buildRow()], entries)).toEqual({
      found: [['STATEMENT_ONLY', null, null]],
      ledgerOnly: ['entry'],
    });
  });
});

describe('a manual match', () => {
  test('takes precedence, and matches a different amount if it has a reason', () => {
    const linkedRow = buildRow({ linkedTo: 'entry', amountPaisa: 1_000_000 });
    expect(matchRows([linkedRow], [buildEntry()]).found).toEqual([['DIFFERS', 'PERSON', 'entry']]);
    expect(matchRows([{ ...linkedRow, reason: 'The bank kept a fee.' }], [buildEntry()]).found).toEqual([
      ['MATCHED', 'PERSON', 'entry'],
    ]);
  });

  test('is not needed for a row that a reason or a configured word sets aside', () => {
    expect(matchRows([buildRow({ reason: 'Rent.' })], []).found).toEqual([['SET_ASIDE', 'PERSON', null]]);
    expect(
      matchRows([buildRow({ description: 'ESEWA SETTLEMENT 27' })], [buildEntry()], ['settlement']),
    ).toEqual({
      found: [['SET_ASIDE', 'DESCRIPTION', null]],
      ledgerOnly: ['entry'],
    });
  });

  test('is ignored after the entry is voided', () => {
    expect(matchRows([buildRow({ linkedTo: 'gone', reason: 'As agreed.' })], []).found).toEqual([
      ['STATEMENT_ONLY', null, null],
    ]);
  });
});
