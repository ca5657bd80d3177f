import type { BulkResult } from './listDefinition.ts';
import { oneByOne } from './oneByOne.ts';

/** Puts rows back as they were before they were changed. */
export function takeBack(results: readonly BulkResult[]): Promise<BulkResult[]> {
  const ways = new Map(results.map(({ id, undo }) => [id, undo]));
  return oneByOne(
    results.map(({ id }) => id),
    async (id) => ({ problem: await ways.get(id)?.() }),
  );
}
