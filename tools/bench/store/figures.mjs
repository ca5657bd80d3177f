// @ts-check

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Returns the median of each figure over several rounds.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} rounds
 * @returns {Figures}
 */
export function calculateMedians(rounds) {
  const names = Object.keys(rounds[0] ?? {});
  return /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]))
  );
}

/** @param {number[]} latencies in ms */
export function calculatePercentiles(latencies) {
  const sorted = Float64Array.from(latencies).sort();
  const getPercentile = (/** @type {number} */ fraction) =>
    sorted[Math.floor(sorted.length * fraction)] ?? Number.NaN;
  return { p50: getPercentile(0.5), p99: getPercentile(0.99) };
}
