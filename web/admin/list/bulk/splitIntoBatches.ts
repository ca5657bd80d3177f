/** Maximum number of rows that the server accepts per request. */
export const MAX_BATCH_SIZE = 100;
/** Default batch size. Small enough that each request finishes in time on a busy store. */
const BATCH_SIZE = 3;

/** Splits rows into batches, one per request. */
export function* splitIntoBatches<Part>(
  parts: readonly Part[],
  size = BATCH_SIZE,
): Generator<readonly Part[]> {
  for (let from = 0; from < parts.length; from += size) yield parts.slice(from, from + size);
}
