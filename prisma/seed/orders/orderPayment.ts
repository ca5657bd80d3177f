import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Random } from '../random.ts';
import type { Step } from './orderStories.ts';

const CASH_SHARE = 0.75;

export function toMethod(finalTotal: number, random: Random): PaymentMethod {
  const mayPayCash = paymentProblem('COD', finalTotal, DEFAULT_SETTINGS.codLimit) === null;
  return mayPayCash && random.chance(CASH_SHARE) ? 'COD' : 'BANK_TRANSFER';
}

/** Cash is paid on delivery, a transfer before the order is confirmed; what is called off or comes back is paid back. */
export function toPayment(method: PaymentMethod, story: readonly Step[], random: Random) {
  const paidWith: OrderStatus = method === 'COD' ? 'DELIVERED' : 'CONFIRMED';
  const paid = story.find(({ status }) => status === paidWith);
  if (!paid) return { method, status: 'UNPAID' as const };

  const isUndone = story.some(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  return {
    method,
    status: isUndone ? ('REFUNDED' as const) : ('PAID' as const),
    settledAt: paid.at,
    reference: method === 'BANK_TRANSFER' ? `Transfer ${random.between(100_000, 999_999)}` : undefined,
  };
}
