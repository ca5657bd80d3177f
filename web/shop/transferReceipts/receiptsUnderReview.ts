import type { TransferReceiptStatus } from '#web/graphql/types.generated.ts';

interface WithTransferReceipts {
  transferReceipts: readonly { status: TransferReceiptStatus; amount: number }[];
}

/** Returns the total of an order's transfer receipts under review in NPR; 0 if there are none. */
export function amountUnderReview({ transferReceipts }: WithTransferReceipts): number {
  return transferReceipts.reduce(
    (sum, { status, amount }) => (status === 'SUBMITTED' ? sum + amount : sum),
    0,
  );
}
