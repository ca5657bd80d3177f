import type { StatementRowData } from '#domain/payments/reconciliation/readStatementRows.ts';
import { sha256 } from '#graph/access/sha256.ts';

/**
 * Returns a key that identifies each row among those of its method. Files overlap, so identical rows are counted: the
 * second of a day gets a different key than the first, in this file and in the next.
 */
export function rowKeys(method: string, rows: readonly StatementRowData[]): string[] {
  const counted = new Map<string, number>();
  return rows.map(({ day, amountPaisa, reference, transactionId, description }) => {
    const named = transactionId ? [transactionId] : [reference, description];
    const alike = JSON.stringify([method, day, amountPaisa, ...named]);
    const count = counted.get(alike) ?? 0;
    counted.set(alike, count + 1);
    return sha256(`${alike}#${count}`);
  });
}
