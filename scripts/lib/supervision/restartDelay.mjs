// @ts-check

const windowMs = 60_000;
const maxExits = 5;
const firstDelayMs = 500;

/**
 * Returns the delay before a restart, in ms: 0 after the first exit within a minute, 500 after the second, then doubled
 * each time. Returns undefined after the fifth exit within a minute, because another restart would only fail again.
 * @param {readonly number[]} exitTimes times of the exits, in ms, the latest (now) at the end
 * @returns {number | undefined}
 */
export function getRestartDelay(exitTimes) {
  const now = exitTimes.at(-1) ?? 0;
  const recentExitCount = exitTimes.filter((exitTime) => now - exitTime < windowMs).length;
  if (recentExitCount >= maxExits) return undefined;
  return recentExitCount <= 1 ? 0 : firstDelayMs * 2 ** (recentExitCount - 2);
}
