import type { BulkResult } from './listDefinition.ts';

/** How many are under way at a time. */
const LANES = 4;

/** Does something to each row by a request of its own; `act` answers why it was not done, or nothing. */
export async function oneByOne(
  ids: readonly string[],
  act: (id: string) => Promise<string | undefined>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < ids.length; from += LANES) {
    const lane = ids.slice(from, from + LANES).map(async (id) => ({ id, problem: await act(id) }));
    results.push(...(await Promise.all(lane)));
  }
  return results;
}
