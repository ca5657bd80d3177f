/** Maximum number of rows that the server accepts per request. */
export const MAX_BATCH_SIZE = 100;
/** Default batch size. Small enough that each request finishes in time on a busy store. */
const BATCH_SIZE = 3;

/** Splits rows into batches, one per request. */
export function* splitIntoBatches<Row>(rows: readonly Row[], size = BATCH_SIZE): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
