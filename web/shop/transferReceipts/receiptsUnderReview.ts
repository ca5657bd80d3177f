import type { SlipStatus } from '#web/graphql/types.generated.ts';

interface WithSlips {
  transferSlips: readonly { status: SlipStatus; amount: number }[];
}

/** How much of an order was transferred as its buyer says, and is not yet checked, NPR; 0 where no slip waits. */
export function amountBeingChecked({ transferSlips }: WithSlips): number {
  return transferSlips.reduce((sum, { status, amount }) => (status === 'SUBMITTED' ? sum + amount : sum), 0);
}
