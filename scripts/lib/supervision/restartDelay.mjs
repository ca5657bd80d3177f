// @ts-check

const withinMs = 60_000;
const mostEnds = 5;
const firstPauseMs = 500;

/**
 * How long to wait before what has ended is started again: not at all after the first end of a minute, then twice as long
 * each time. Undefined at the fifth end within a minute: then it would only end again.
 * @param {readonly number[]} ends when it ended, in ms, the last one now
 * @returns {number | undefined}
 */
export function pauseBefore(ends) {
  const now = ends.at(-1) ?? 0;
  const recent = ends.filter((end) => now - end < withinMs).length;
  if (recent >= mostEnds) return undefined;
  return recent <= 1 ? 0 : firstPauseMs * 2 ** (recent - 2);
}
