import { isCalledOff } from '#domain/orders/payment.ts';
import { isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { toPay } from '../booking/toPay.ts';
import type { Payable_OrderFragment } from './Payable.generated.ts';

type Order = Pick<Payable_OrderFragment, 'paymentOptions' | 'paymentStatus' | 'awaitsConfirmation'>;
type Option = Payable_OrderFragment['paymentOptions'][number];
export type OnlineOption = Option & { method: OnlineMethod };

/** The providers at whose pages the order can be paid, or could be but for a reason. */
export function onlineOptions({
  paymentOptions,
}: Pick<Payable_OrderFragment, 'paymentOptions'>): OnlineOption[] {
  return paymentOptions.filter((option): option is OnlineOption => isOnline(option.method));
}

/** Whether a payment of the order can be begun, or could be but for a reason: what is left to pay, and where. */
export function hasPayPanel(
  order: Pick<Payable_OrderFragment, 'paymentOptions' | 'status' | 'due' | 'booking'>,
): boolean {
  return toPay(order) > 0 && !isCalledOff(order.status) && onlineOptions(order).length > 0;
}

/** The payment methods that an order's page lists: the providers, then the bank for the rest of what is paid in part. */
export function methodsOf(order: Order): Option[] {
  const takesTransfer = order.paymentStatus === 'PART_PAID' && !order.awaitsConfirmation;
  const transfer = order.paymentOptions.filter(({ method, upTo }) => method === 'BANK_TRANSFER' && upTo > 0);
  return [...onlineOptions(order), ...(takesTransfer ? transfer : [])];
}
