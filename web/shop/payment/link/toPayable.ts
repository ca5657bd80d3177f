import type { Payable_OrderFragment } from '../Payable.generated.ts';
import type { PaymentLink_OrderFragment } from './PaymentLinkPage.generated.ts';

/** What a link shows of an order, as the panel reads it that pays one. */
export function toPayable({
  number,
  finalTotal,
  transferInCheck,
  ...order
}: PaymentLink_OrderFragment): Payable_OrderFragment {
  const inCheck = { id: number, status: 'SUBMITTED', amount: transferInCheck } as const;
  return {
    ...order,
    id: number,
    number,
    totals: { finalTotal },
    booking: null,
    transferSlips: transferInCheck > 0 ? [inCheck] : [],
  };
}
