import { addDays, formatIsoDay } from '#domain/calendar/kathmandu.ts';
import {
  type LedgerLine,
  type MatchedRow,
  matchStatement,
  type StatementLine,
} from '#domain/payments/reconciliation/matchStatement.ts';
import type { StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import type { PrismaClient, StatementRow } from '#graph/prisma/generated/client.ts';
import type { Period } from '../statementPeriod.ts';
import { type LedgerEntryRow, readLedger } from './readLedger.ts';

/** Maximum number of days between a statement row and its ledger entry. */
const MARGIN_DAYS = 10;

export interface ReconciledRow {
  row: StatementRow;
  match: MatchedRow;
  entry: LedgerEntryRow | null;
}

export interface Reconciliation {
  rows: ReconciledRow[];
  /** Entries that match no row, on days covered by a statement. */
  unmatchedEntries: LedgerEntryRow[];
  /** Entries matched by rows of any day, with the quality of the match. */
  matchedEntries: Map<string, { match: MatchedRow; row: StatementRow }>;
}

/**
 * Compares the statement rows of a period with the ledger. Computed on each request, so that later ledger entries and
 * voids are included.
 */
export async function reconcile(
  prisma: PrismaClient,
  method: StatementMethod,
  { from, to }: Period,
): Promise<Reconciliation> {
  const widePeriod = { from: addDays(from, -MARGIN_DAYS), to: addDays(to, MARGIN_DAYS) };
  const [rows, coveredPeriods] = await Promise.all([
    prisma.statementRow.findMany({
      where: { method, day: { gte: widePeriod.from, lte: widePeriod.to } },
      orderBy: [{ day: 'asc' }, { id: 'asc' }],
      include: { statement: { select: { asideWords: true } } },
    }),
    prisma.statement.findMany({
      where: { method, fromDay: { lte: to }, toDay: { gte: from } },
      select: { fromDay: true, toDay: true },
    }),
  ]);
  const linkedIds = rows.flatMap(({ paymentId, remittanceId }) => paymentId ?? remittanceId ?? []);
  const ledger = await readLedger(prisma, { method, period: widePeriod, linkedIds });
  const { rows: matches, ledgerOnly } = matchStatement(
    rows.map(toStatementLine),
    ledger.map(({ line }) => line),
    { asideWords: combineAsideWords(rows.map(({ statement }) => statement.asideWords)) },
  );
  const entriesById = new Map(ledger.map((entry) => [entry.line.id, entry]));
  const isInPeriod = (day: Date) => day >= from && day <= to;
  const isCovered = ({ day }: LedgerLine) => {
    const rowDay = new Date(day);
    return (
      isInPeriod(rowDay) && coveredPeriods.some(({ fromDay, toDay }) => rowDay >= fromDay && rowDay <= toDay)
    );
  };
  return {
    rows: rows.flatMap((row, index) => {
      const match = matches[index];
      return match && isInPeriod(row.day)
        ? [{ row, match, entry: entriesById.get(match.entryId ?? '') ?? null }]
        : [];
    }),
    unmatchedEntries: ledgerOnly
      .flatMap((id) => entriesById.get(id) ?? [])
      .filter(({ line }) => isCovered(line)),
    matchedEntries: new Map(
      rows.flatMap((row, index) => {
        const match = matches[index];
        return match?.entryId ? [[match.entryId, { match, row }] as const] : [];
      }),
    ),
  };
}

/** Combines the words that set rows aside, because files from one bank may have been loaded with different words. */
function combineAsideWords(wordLists: readonly unknown[]): string[] {
  return [...new Set(wordLists.flatMap((words) => (Array.isArray(words) ? words.map(String) : [])))];
}

function toStatementLine(row: StatementRow): StatementLine {
  const { id, day, amountPaisa, reference, transactionId, description, reason } = row;
  return {
    ...{ id, reference, transactionId, description, reason, linkedTo: row.paymentId ?? row.remittanceId },
    day: formatIsoDay(day),
    amountPaisa: Number(amountPaisa),
  };
}
