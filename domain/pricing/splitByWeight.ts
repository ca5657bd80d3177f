/**
 * Splits an amount by weights into whole rupees that add up to it. No share exceeds its weight as long as the amount
 * does not exceed the sum of the weights.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (totalWeight === 0) return weights.map(() => 0);
  let cumulativeWeight = 0;
  let allocatedAmount = 0;
  return weights.map((weight) => {
    cumulativeWeight += weight;
    const share = Math.round((amount * cumulativeWeight) / totalWeight) - allocatedAmount;
    allocatedAmount += share;
    return share;
  });
}
