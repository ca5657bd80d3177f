import { DomainError } from '#domain/errors/errors.ts';

/**
 * Throws unless a new display order contains every existing id exactly once. A mismatch means the client's list is out
 * of date and must be reloaded.
 */
export function requireCompleteOrder(ids: readonly string[], existingRows: readonly { id: string }[]): void {
  const uniqueIds = new Set(ids);
  const isComplete =
    uniqueIds.size === ids.length &&
    ids.length === existingRows.length &&
    existingRows.every(({ id }) => uniqueIds.has(id));
  if (!isComplete) throw new DomainError('REORDERED_LIST_CHANGED', 'ids');
}
