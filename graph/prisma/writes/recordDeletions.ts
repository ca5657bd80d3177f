import type { DeletionKind } from '../generated/client.ts';
import type { Transaction } from '../transaction.ts';

interface Gone {
  id: string;
  /** The order's number or the SKU. */
  label?: string;
}

/** Keeps that some things are no more, in the transaction that removes them. */
export async function recordDeletions(
  tx: Transaction,
  kind: DeletionKind,
  gone: readonly Gone[],
): Promise<void> {
  if (gone.length === 0) return;
  await tx.deletion.createMany({ data: gone.map(({ id, label }) => ({ kind, subjectId: id, label })) });
}
