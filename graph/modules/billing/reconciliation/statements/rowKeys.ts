import type { StatementRowData } from '#domain/payments/reconciliation/readStatementRows.ts';
import { sha256 } from '#graph/access/sha256.ts';

/**
 * Returns a key for each row that is unique within its method. Files overlap, so identical rows of a day are numbered.
 * The second one gets a different key from the first, and the same key in every file.
 */
export function buildRowKeys(method: string, rows: readonly StatementRowData[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ day, amountPaisa, reference, transactionId, description }) => {
    const identity = transactionId ? [transactionId] : [reference, description];
    const key = JSON.stringify([method, day, amountPaisa, ...identity]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return sha256(`${key}#${count}`);
  });
}
