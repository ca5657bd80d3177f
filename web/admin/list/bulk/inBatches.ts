/** As many as the server takes at once. */
export const MOST_IN_A_CALL = 100;
/** So few that each call is answered in time, also where the store is busy. */
const IN_A_CALL = 3;

/** Rows as a screen sends them, a call after the other. */
export function* inCalls<Part>(parts: readonly Part[], size = IN_A_CALL): Generator<readonly Part[]> {
  for (let from = 0; from < parts.length; from += size) yield parts.slice(from, from + size);
}
