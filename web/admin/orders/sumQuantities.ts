/** How many pieces an order's lines are. */
export function sumQuantities(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
