import type { BulkResult } from '../listDefinition.ts';
import { mapInBatches } from './mapInBatches.ts';

/** Puts rows back as they were before they were changed. */
export function undoResults(results: readonly BulkResult[]): Promise<BulkResult[]> {
  const ways = new Map(results.map(({ id, undo }) => [id, undo]));
  return mapInBatches(
    results.map(({ id }) => id),
    async (id) => ({ problem: await ways.get(id)?.() }),
  );
}
