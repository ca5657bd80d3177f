import type { BulkResult } from '../listDefinition.ts';

/** How many are under way at a time. */
const LANES = 4;

/** Does something to each row by a request of its own; `act` answers what became of it. */
export async function mapInBatches(
  ids: readonly string[],
  act: (id: string) => Promise<Omit<BulkResult, 'id'>>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < ids.length; from += LANES) {
    const lane = ids.slice(from, from + LANES).map(async (id) => ({ id, ...(await act(id)) }));
    results.push(...(await Promise.all(lane)));
  }
  return results;
}
