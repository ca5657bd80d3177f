import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { namesIn, plainName } from './namesIn.ts';
import { has } from './readStatementRows.ts';

/** A row of a statement as it is compared. */
export interface StatementLine {
  id: string;
  day: string;
  /** Below zero where it went out. */
  amountPaisa: number;
  reference: string | null;
  transactionId: string | null;
  description: string | null;
  /** The entry that somebody linked it with. */
  linkedTo: string | null;
  /** Why it is set aside, or linked in spite of another amount. */
  reason: string | null;
}

/** An entry of a ledger as it is compared. */
export interface LedgerLine {
  id: string;
  /** Below zero where it went back. */
  amountPaisa: number;
  /** What of it was kept before it came to the account; 0 where the statement shows all of it. */
  keptPaisa: number;
  day: string;
  /** What the provider calls it, ours, and its order's number. */
  names: readonly string[];
  /** Whether this statement shows it or may only do so, such as a bank's what another provider paid out. */
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

export interface Matching {
  rows: MatchedRow[];
  /** The entries that no row shows. */
  ledgerOnly: string[];
}

/** How far apart the days of a row and an entry may be that only their amount makes alike. */
const NEAR_DAYS = 3;

type Rule = readonly [by: MatchedBy, namesOf: (row: StatementLine) => readonly string[]];

const RULES: readonly Rule[] = [
  ['TRANSACTION', ({ transactionId }) => (transactionId ? [plainName(transactionId)] : [])],
  ['REFERENCE', ({ reference }) => (reference ? [plainName(reference), ...namesIn(reference)] : [])],
  ['DESCRIPTION', ({ description }) => (description ? namesIn(description) : [])],
];

/**
 * What each row of a statement belongs to. What somebody said comes first; then what names an entry and has its amount, then
 * what names one and has another; what only has the amount of one of about that day is for a person to say.
 */
export function matchStatement(
  rows: readonly StatementLine[],
  entries: readonly LedgerLine[],
  { asideWords = [] }: { asideWords?: readonly string[] } = {},
): Matching {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byName = grouped(entries, ({ names }) => new Set(names.map(plainName)));
  const taken = new Set<string>();
  const found = new Map<string, MatchedRow>();
  const settle = (row: StatementLine, entry: LedgerLine, outcome: RowOutcome, by: MatchedBy) => {
    taken.add(entry.id);
    found.set(row.id, { rowId: row.id, outcome, entryId: entry.id, by });
  };
  const free = (row: StatementLine, entry: LedgerLine) =>
    !taken.has(entry.id) && Math.sign(entry.amountPaisa) === Math.sign(row.amountPaisa);

  for (const row of rows) {
    const entry = row.linkedTo === null ? undefined : byId.get(row.linkedTo);
    if (entry) settle(row, entry, isSame(row, entry) || row.reason ? 'MATCHED' : 'DIFFERS', 'PERSON');
    else if (row.linkedTo === null && row.reason)
      found.set(row.id, { rowId: row.id, outcome: 'SET_ASIDE', entryId: null, by: 'PERSON' });
  }
  const open = () => rows.filter(({ id }) => !found.has(id));
  for (const exact of [true, false])
    for (const [by, namesOf] of RULES)
      for (const row of open()) {
        const named = namesOf(row).flatMap((name) => byName.get(name) ?? []);
        const fitting = named.filter((entry) => free(row, entry) && (!exact || isSame(row, entry)));
        const entry = nearest(row, fitting);
        if (entry) settle(row, entry, exact ? 'MATCHED' : 'DIFFERS', by);
      }
  const expected = entries.filter(({ isExpected }) => isExpected);
  const byAmount = grouped(expected, ({ amountPaisa }) => [amountPaisa]);
  for (const row of open()) {
    if (has(row.description ?? '', asideWords)) {
      found.set(row.id, { rowId: row.id, outcome: 'SET_ASIDE', entryId: null, by: 'DESCRIPTION' });
      continue;
    }
    const alike = (byAmount.get(row.amountPaisa) ?? []).filter((entry) => free(row, entry));
    const entry = nearest(
      row,
      alike.filter(({ day }) => daysBetween(row.day, day) <= NEAR_DAYS),
    );
    if (entry) settle(row, entry, 'SUGGESTED', 'AMOUNT');
  }
  return {
    rows: rows.map(
      ({ id }) => found.get(id) ?? { rowId: id, outcome: 'STATEMENT_ONLY', entryId: null, by: null },
    ),
    ledgerOnly: expected.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
  };
}

function isSame(row: StatementLine, { amountPaisa, keptPaisa }: LedgerLine): boolean {
  return row.amountPaisa === amountPaisa || (keptPaisa > 0 && row.amountPaisa === amountPaisa - keptPaisa);
}

function grouped<Key>(
  entries: readonly LedgerLine[],
  keysOf: (entry: LedgerLine) => Iterable<Key>,
): Map<Key, LedgerLine[]> {
  const groups = new Map<Key, LedgerLine[]>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  return groups;
}

function nearest(row: StatementLine, entries: readonly LedgerLine[]): LedgerLine | undefined {
  return entries.reduce<LedgerLine | undefined>(
    (best, entry) =>
      best && daysBetween(row.day, best.day) <= daysBetween(row.day, entry.day) ? best : entry,
    undefined,
  );
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}
