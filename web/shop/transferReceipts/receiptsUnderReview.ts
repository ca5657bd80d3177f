import type { SlipStatus } from '#web/graphql/types.generated.ts';

interface WithTransferReceipts {
  transferSlips: readonly { status: SlipStatus; amount: number }[];
}

/** Returns the amount of an order's transfer receipts under review, NPR; 0 if there are none. */
export function amountUnderReview({ transferSlips }: WithTransferReceipts): number {
  return transferSlips.reduce((sum, { status, amount }) => (status === 'SUBMITTED' ? sum + amount : sum), 0);
}
