/** Returns the number of items in an order's lines. */
export function sumQuantities(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
