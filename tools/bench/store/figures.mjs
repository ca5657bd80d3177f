// @ts-check

/** @param {readonly number[]} values */
export function calculateMedian(values) {
  const sortedValues = [...values].sort((a, b) => a - b);
  const middle = sortedValues.length >> 1;
  const upperValue = sortedValues[middle] ?? Number.NaN;
  return sortedValues.length % 2 === 1
    ? upperValue
    : ((sortedValues[middle - 1] ?? Number.NaN) + upperValue) / 2;
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
    Object.fromEntries(
      names.map((name) => [name, calculateMedian(rounds.map((round) => round[name] ?? Number.NaN))]),
    )
  );
}

/** @param {number[]} latencies in ms */
export function calculatePercentiles(latencies) {
  const sortedLatencies = Float64Array.from(latencies).sort();
  const getPercentile = (/** @type {number} */ fraction) =>
    sortedLatencies[Math.floor(sortedLatencies.length * fraction)] ?? Number.NaN;
  return { p50: getPercentile(0.5), p99: getPercentile(0.99) };
}
