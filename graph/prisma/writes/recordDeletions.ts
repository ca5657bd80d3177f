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
  deletedObjects: readonly DeletedObject[],
): Promise<void> {
  if (deletedObjects.length === 0) return;
  await tx.deletion.createMany({
    data: deletedObjects.map(({ id, label }) => ({ kind, subjectId: id, label })),
  });
}
