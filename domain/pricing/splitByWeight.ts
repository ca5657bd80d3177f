/**
 * An amount by the weights of those who bear it: whole rupees that add up to the amount. Nobody bears more than their weight
 * as long as the amount is not more than all of them.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
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
