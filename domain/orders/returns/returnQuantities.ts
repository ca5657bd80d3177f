interface PurchasedLine {
  quantity: number;
  /** Quantity returned so far. */
  returned: number;
}

/** Returns the quantity of a line that can still be returned. `awaited` is the quantity in open return requests. */
export function calculateReturnableQuantity(
  { quantity, returned }: PurchasedLine,
  awaitedQuantity: number,
): number {
  return Math.max(0, quantity - returned - awaitedQuantity);
}

/** Returns true if all items of the order were returned. */
export function areAllReturned(lines: readonly PurchasedLine[]): boolean {
  return lines.length > 0 && lines.every(({ quantity, returned }) => returned >= quantity);
}
