/** How many slips can be sent for an order. */
export const MOST_SLIPS = 10;

/** Whether the buyer can send the slip of a transfer: while money is to come, and where it may have come too late. */
export function acceptsTransferReceipt({ due, isExpired }: { due: number; isExpired: boolean }): boolean {
  return due > 0 || isExpired;
}
