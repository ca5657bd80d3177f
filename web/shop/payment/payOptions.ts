import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { getAmountToPay } from '../booking/amountToPay.ts';
import type { Payable_OrderFragment } from './Payable.generated.ts';

type Order = Pick<Payable_OrderFragment, 'paymentOptions' | 'paymentStatus' | 'awaitsConfirmation'>;
type Option = Payable_OrderFragment['paymentOptions'][number];
export type OnlineOption = Option & { method: OnlineMethod };

/** Returns the providers for the order, including unavailable ones with their reason. */
export function getOnlineOptions({
  paymentOptions,
}: Pick<Payable_OrderFragment, 'paymentOptions'>): OnlineOption[] {
  return paymentOptions.filter((option): option is OnlineOption => isOnline(option.method));
}

/** True if something is due and the order has at least one provider, available or not. */
export function hasPayPanel(
  order: Pick<Payable_OrderFragment, 'paymentOptions' | 'status' | 'due' | 'booking'>,
): boolean {
  return (
    getAmountToPay(order) > 0 && !isCancelledOrReturned(order.status) && getOnlineOptions(order).length > 0
  );
}

/** Returns the payment methods of an order's page: the providers, then bank transfer for a partly paid order. */
export function getPayOptions(order: Order): Option[] {
  const acceptsTransfer = order.paymentStatus === 'PART_PAID' && !order.awaitsConfirmation;
  const transferOptions = order.paymentOptions.filter(
    ({ method, upTo }) => method === 'BANK_TRANSFER' && upTo > 0,
  );
  return [...getOnlineOptions(order), ...(acceptsTransfer ? transferOptions : [])];
}
