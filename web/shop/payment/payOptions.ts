import { isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { Payable_OrderFragment } from './Payable.generated.ts';

type Option = Payable_OrderFragment['paymentOptions'][number];
export type OnlineOption = Option & { method: OnlineMethod };

/** The providers at whose pages the order can be paid, or could be but for a reason. */
export function onlineOptions({
  paymentOptions,
}: Pick<Payable_OrderFragment, 'paymentOptions'>): OnlineOption[] {
  return paymentOptions.filter((option): option is OnlineOption => isOnline(option.method));
}
