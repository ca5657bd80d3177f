interface Bought {
  quantity: number;
  /** How many came back. */
  returned: number;
}

/** How many of a line can still be returned, where so many are asked for and still to come. */
export function returnableQuantity({ quantity, returned }: Bought, awaited: number): number {
  return Math.max(0, quantity - returned - awaited);
}

/** Whether all that was bought came back. */
export function isAllBack(lines: readonly Bought[]): boolean {
  return lines.length > 0 && lines.every(({ quantity, returned }) => returned >= quantity);
}
