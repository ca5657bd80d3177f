import type { ChangeResult } from '../../ui/change/useChange.ts';
import {
  type RefundDialog_OrderFragment as Order,
  useRefundByProviderMutation,
  useRefundOrderMutation,
} from './Refund.generated.ts';
import { type RefundValues, toRefund } from './refundValues.ts';

/** Submits an automatic refund to the provider, or records a manual one. */
export function useSendRefund({ id, staff: { refundDue } }: Order) {
  const [refund] = useRefundOrderMutation();
  const [refundByProvider] = useRefundByProviderMutation();
  return async (values: RefundValues, version: number): Promise<ChangeResult | null | undefined> => {
    const { amount, note, compensationReason, ...manualRefund } = toRefund(values, refundDue);
    const commonInput = { id, amount, note, compensationReason };
    if (values.providerEntryId === '')
      return (await refund({ variables: { input: { ...commonInput, ...manualRefund, version } } })).data
        ?.refundOrder;
    const input = { ...commonInput, paymentId: values.providerEntryId };
    return (await refundByProvider({ variables: { input } })).data?.refundByProvider;
  };
}
