import type { DeletionKind } from '../generated/client.ts';
import type { Transaction } from '../transaction.ts';

interface DeletedObject {
  id: string;
  /** Order number or SKU. */
  label?: string;
}

/** Records deletions in the transaction that deletes the objects. */
export async function recordDeletions(
  tx: Transaction,
  kind: DeletionKind,
  deleted: readonly DeletedObject[],
): Promise<void> {
  if (deleted.length === 0) return;
  await tx.deletion.createMany({ data: deleted.map(({ id, label }) => ({ kind, subjectId: id, label })) });
}
