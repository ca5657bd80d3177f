import type { BulkAction } from '../listDefinition.ts';

/** As many as the server takes at once. */
export const MOST_IN_A_CALL = 100;
/** So few that each call is answered in time, also where the store is busy. */
const IN_A_CALL = 3;

/** Rows as an action takes them, a call after the other. */
export function* inCalls<Part, Row>(
  parts: readonly Part[],
  { isWhole }: Pick<BulkAction<Row>, 'isWhole'> = {},
): Generator<readonly Part[]> {
  const size = isWhole ? MOST_IN_A_CALL : IN_A_CALL;
  for (let from = 0; from < parts.length; from += size) yield parts.slice(from, from + size);
}
