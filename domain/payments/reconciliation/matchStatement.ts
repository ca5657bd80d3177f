import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { findReferences, normaliseReference } from './findReferences.ts';
import { containsWord } from './readStatementRows.ts';

/** A statement row to match. */
export interface StatementLine {
  id: string;
  day: string;
  /** Negative for money out. */
  amountPaisa: number;
  reference: string | null;
  transactionId: string | null;
  description: string | null;
  /** Ledger entry that staff linked. */
  linkedTo: string | null;
  /** Reason why staff set the row aside or linked it despite a different amount. */
  reason: string | null;
}

/** A ledger entry to match. */
export interface LedgerLine {
  id: string;
  /** Negative for a refund. */
  amountPaisa: number;
  /** Fee deducted before the payout. 0 if the statement shows the full amount. */
  feePaisa: number;
  day: string;
  /** Reference of the provider, reference of the store, and order number. */
  names: readonly string[];
  /**
   * True if this statement has to contain the entry. False if it may contain it, as a bank statement may contain a
   * provider's payout.
   */
  isExpected: boolean;
}

export type MatchedBy = 'PERSON' | 'TRANSACTION' | 'REFERENCE' | 'DESCRIPTION' | 'AMOUNT';
export type RowOutcome = 'MATCHED' | 'DIFFERS' | 'SUGGESTED' | 'STATEMENT_ONLY' | 'SET_ASIDE';

export interface MatchedRow {
  rowId: string;
  outcome: RowOutcome;
  entryId: string | null;
  by: MatchedBy | null;
}

export interface MatchResult {
  rows: MatchedRow[];
  /** Entries without a statement row. */
  ledgerOnly: string[];
}

/** Largest distance in days between a row and an entry that match by amount alone. */
const MAX_DAYS_APART = 3;

type Rule = readonly [by: MatchedBy, namesOf: (row: StatementLine) => readonly string[]];

const RULES: readonly Rule[] = [
  ['TRANSACTION', ({ transactionId }) => (transactionId ? [normaliseReference(transactionId)] : [])],
  [
    'REFERENCE',
    ({ reference }) => (reference ? [normaliseReference(reference), ...findReferences(reference)] : []),
  ],
  ['DESCRIPTION', ({ description }) => (description ? findReferences(description) : [])],
];

/**
 * Matches statement rows to ledger entries. Manual matches come first, then entries whose reference and amount are in
 * the row, then entries with a matching reference and another amount. A match by amount and day alone is only a
 * suggestion for staff.
 */
export function matchStatement(
  rows: readonly StatementLine[],
  entries: readonly LedgerLine[],
  { asideWords = [] }: { asideWords?: readonly string[] } = {},
): MatchResult {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const entriesByName = groupEntries(entries, ({ names }) => new Set(names.map(normaliseReference)));
  const matchedEntryIds = new Set<string>();
  const matches = new Map<string, MatchedRow>();
  const recordMatch = (row: StatementLine, entry: LedgerLine, outcome: RowOutcome, matchedBy: MatchedBy) => {
    matchedEntryIds.add(entry.id);
    matches.set(row.id, { rowId: row.id, outcome, entryId: entry.id, by: matchedBy });
  };
  const isUnmatched = (row: StatementLine, entry: LedgerLine) =>
    !matchedEntryIds.has(entry.id) && Math.sign(entry.amountPaisa) === Math.sign(row.amountPaisa);

  for (const row of rows) {
    const entry = row.linkedTo === null ? undefined : entryById.get(row.linkedTo);
    if (entry)
      recordMatch(row, entry, isSameAmount(row, entry) || row.reason ? 'MATCHED' : 'DIFFERS', 'PERSON');
    else if (row.linkedTo === null && row.reason)
      matches.set(row.id, { rowId: row.id, outcome: 'SET_ASIDE', entryId: null, by: 'PERSON' });
  }
  const listOpenRows = () => rows.filter(({ id }) => !matches.has(id));
  for (const requiresSameAmount of [true, false])
    for (const [by, getNames] of RULES)
      for (const row of listOpenRows()) {
        const namedEntries = getNames(row).flatMap((name) => entriesByName.get(name) ?? []);
        const candidates = namedEntries.filter(
          (entry) => isUnmatched(row, entry) && (!requiresSameAmount || isSameAmount(row, entry)),
        );
        const entry = findNearestEntry(row, candidates);
        if (entry) recordMatch(row, entry, requiresSameAmount ? 'MATCHED' : 'DIFFERS', by);
      }
  const expected = entries.filter(({ isExpected }) => isExpected);
  const entriesByAmount = groupEntries(expected, ({ amountPaisa }) => [amountPaisa]);
  for (const row of listOpenRows()) {
    if (containsWord(row.description ?? '', asideWords)) {
      matches.set(row.id, { rowId: row.id, outcome: 'SET_ASIDE', entryId: null, by: 'DESCRIPTION' });
      continue;
    }
    const candidatesByAmount = (entriesByAmount.get(row.amountPaisa) ?? []).filter((entry) =>
      isUnmatched(row, entry),
    );
    const entry = findNearestEntry(
      row,
      candidatesByAmount.filter(({ day }) => countDaysBetween(row.day, day) <= MAX_DAYS_APART),
    );
    if (entry) recordMatch(row, entry, 'SUGGESTED', 'AMOUNT');
  }
  return {
    rows: rows.map(
      ({ id }) => matches.get(id) ?? { rowId: id, outcome: 'STATEMENT_ONLY', entryId: null, by: null },
    ),
    ledgerOnly: expected.filter(({ id }) => !matchedEntryIds.has(id)).map(({ id }) => id),
  };
}

function isSameAmount(row: StatementLine, { amountPaisa, feePaisa }: LedgerLine): boolean {
  return row.amountPaisa === amountPaisa || (feePaisa > 0 && row.amountPaisa === amountPaisa - feePaisa);
}

function groupEntries<Key>(
  entries: readonly LedgerLine[],
  getKeys: (entry: LedgerLine) => Iterable<Key>,
): Map<Key, LedgerLine[]> {
  const groups = new Map<Key, LedgerLine[]>();
  for (const entry of entries)
    for (const key of getKeys(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  return groups;
}

function findNearestEntry(row: StatementLine, entries: readonly LedgerLine[]): LedgerLine | undefined {
  return entries.reduce<LedgerLine | undefined>(
    (nearestEntry, entry) =>
      nearestEntry && countDaysBetween(row.day, nearestEntry.day) <= countDaysBetween(row.day, entry.day)
        ? nearestEntry
        : entry,
    undefined,
  );
}

function countDaysBetween(a: string, b: string): number {
  return Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;
}
