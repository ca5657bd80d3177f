import type { ChangeAnswer } from '../../ui/change/useChange.ts';
import {
  type RefundDialog_OrderFragment as Order,
  useRefundByProviderMutation,
  useRefundOrderMutation,
} from './Refund.generated.ts';
import { type RefundValues, toRefund } from './refundValues.ts';

/** Sends a refund the way that was chosen: by the provider itself, or noted as paid by hand. */
export function useSendRefund({ id, staff: { refundDue } }: Order) {
  const [refund] = useRefundOrderMutation();
  const [refundByProvider] = useRefundByProviderMutation();
  return async (values: RefundValues, version: number): Promise<ChangeAnswer | null | undefined> => {
    const { amount, note, compensationReason, ...byHand } = toRefund(values, refundDue);
    const said = { id, amount, note, compensationReason };
    if (values.through === '')
      return (await refund({ variables: { input: { ...said, ...byHand, version } } })).data?.refundOrder;
    const input = { ...said, paymentId: values.through };
    return (await refundByProvider({ variables: { input } })).data?.refundByProvider;
  };
}
