/**
 * Splits an amount by weights into whole rupees that add up to it. No share exceeds its weight as long as the amount
 * does not exceed the sum of the weights.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  let upTo = 0;
  let given = 0;
  return weights.map((weight) => {
    upTo += weight;
    const share = Math.round((amount * upTo) / all) - given;
    given += share;
    return share;
  });
}
