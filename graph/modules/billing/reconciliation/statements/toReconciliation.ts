import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import type { ReconciliationOutcome } from '#graph/schema/schema.generated.ts';
import type { LedgerEntryRow } from './readLedger.ts';
import type { ReconciledRow, Reconciliation } from './reconcile.ts';

interface PageRequest {
  outcome?: ReconciliationOutcome | null;
  first: number;
  offset: number;
}

/** Outcomes that staff must check, most urgent first. */
const UNRESOLVED_OUTCOMES = ['DIFFERS', 'STATEMENT_ONLY', 'LEDGER_ONLY', 'SUGGESTED'] as const;
const OUTCOMES = [...UNRESOLVED_OUTCOMES, 'MATCHED', 'SET_ASIDE'] as const satisfies ReconciliationOutcome[];
const MAX_PAGE_SIZE = 200;

/** Returns the sums of a comparison and the requested page of items. */
export function toReconciliation(reconciliation: Reconciliation, { outcome, first, offset }: PageRequest) {
  const items = [...reconciliation.rows.map(toRowItem), ...reconciliation.unmatchedEntries.map(toEntryItem)];
  const matchesFilter = (item: Item) =>
    outcome
      ? item.outcome === outcome
      : UNRESOLVED_OUTCOMES.some((listedOutcome) => listedOutcome === item.outcome);
  const matchingItems = items.filter(matchesFilter).sort((a, b) => a.sort.localeCompare(b.sort));
  const countedRows = reconciliation.rows.filter(({ match }) => match.outcome !== 'SET_ASIDE');
  const sum = (getAmount: (row: ReconciledRow) => number) =>
    toNpr(countedRows.reduce((total, row) => total + getAmount(row), 0)) ?? 0;
  const toAmountPaisa = ({ row }: ReconciledRow) => Number(row.amountPaisa);
  return {
    counts: OUTCOMES.map((listedOutcome) => {
      const outcomeItems = items.filter((item) => item.outcome === listedOutcome);
      const amount = outcomeItems.reduce((total, { paisa }) => total + paisa, 0);
      return { outcome: listedOutcome, count: outcomeItems.length, amount: toNpr(amount) ?? 0 };
    }),
    received: sum((row) => Math.max(0, toAmountPaisa(row))),
    refunded: sum((row) => Math.max(0, -toAmountPaisa(row))),
    fees: sum(({ row }) => row.feePaisa),
    total: matchingItems.length,
    items: matchingItems.slice(
      Math.max(0, offset),
      Math.max(0, offset) + Math.min(MAX_PAGE_SIZE, Math.max(1, first)),
    ),
  };
}

type Item = ReturnType<typeof toRowItem> | ReturnType<typeof toEntryItem>;

function toRowItem({ row, match, entry }: ReconciledRow) {
  const paisa = Number(row.amountPaisa);
  const { outcome, by, rowId } = match;
  return {
    ...{ id: rowId, outcome, by, row, paisa, sort: row.day.toISOString() },
    payment: entry && toPayment(entry),
    remittance: entry && toRemittance(entry),
    difference: entry && toNpr(paisa - entry.line.amountPaisa),
  };
}

function toEntryItem(entry: LedgerEntryRow) {
  const { line } = entry;
  return {
    ...{ id: line.id, outcome: 'LEDGER_ONLY' as const, by: null, row: null, difference: null },
    paisa: line.amountPaisa,
    sort: `${line.day}T00:00:00.000Z`,
    payment: toPayment(entry),
    remittance: toRemittance(entry),
  };
}

function toPayment({ payment }: LedgerEntryRow) {
  if (!payment) return null;
  const { id, kind, method, amount, reference, settledAt, order } = payment;
  return {
    ...{ id, kind, method: parsePaymentMethod(method), amount, reference, at: settledAt },
    ...{ orderId: order.id, orderNumber: order.number, customer: order.contactName },
  };
}

function toRemittance({ remittance }: LedgerEntryRow) {
  if (!remittance) return null;
  const { id, carrier, reference, day, totalPaisa } = remittance;
  return { id, carrier, reference, day: formatIsoDay(day), total: toNpr(totalPaisa) ?? 0 };
}
