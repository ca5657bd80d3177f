import type { ReadRow } from '#domain/payments/reconciliation/readStatementRows.ts';
import { sha256 } from '#graph/access/sha256.ts';

/**
 * What tells each row of a file from others of the method. Files overlap: rows that are alike in all are counted, so that the
 * second of a day is another than the first, in this file and in the next.
 */
export function rowKeys(method: string, rows: readonly ReadRow[]): string[] {
  const counted = new Map<string, number>();
  return rows.map(({ day, amountPaisa, reference, transactionId, description }) => {
    const named = transactionId ? [transactionId] : [reference, description];
    const alike = JSON.stringify([method, day, amountPaisa, ...named]);
    const count = counted.get(alike) ?? 0;
    counted.set(alike, count + 1);
    return sha256(`${alike}#${count}`);
  });
}
