/** Maximum number of transfer receipts per order. */
export const MAX_TRANSFER_RECEIPTS = 10;

/**
 * Returns true if the customer can upload a transfer receipt: a payment is due, or the order expired and the transfer
 * may have been late.
 */
export function acceptsTransferReceipt({ due, isExpired }: { due: number; isExpired: boolean }): boolean {
  return due > 0 || isExpired;
}
