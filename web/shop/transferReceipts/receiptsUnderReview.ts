import type { TransferReceiptStatus } from '#web/graphql/types.generated.ts';

interface OrderWithTransferReceipts {
  transferReceipts: readonly { status: TransferReceiptStatus; amount: number }[];
}

/** Returns the total of an order's transfer receipts under review in NPR; 0 if there are none. */
export function getAmountUnderReview({ transferReceipts }: OrderWithTransferReceipts): number {
  return transferReceipts.reduce(
    (sum, { status, amount }) => (status === 'SUBMITTED' ? sum + amount : sum),
    0,
  );
}
