import type { StatementRowData } from '#domain/payments/reconciliation/readStatementRows.ts';
import { sha256 } from '#graph/access/sha256.ts';

/**
 * Returns a key that identifies each row among those of its method. Files overlap, so identical rows are counted: the
 * second of a day gets a different key than the first, in this file and in the next.
 */
export function rowKeys(method: string, rows: readonly StatementRowData[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ day, amountPaisa, reference, transactionId, description }) => {
    const identity = transactionId ? [transactionId] : [reference, description];
    const key = JSON.stringify([method, day, amountPaisa, ...identity]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return sha256(`${key}#${count}`);
  });
}
