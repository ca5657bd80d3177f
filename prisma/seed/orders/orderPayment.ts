import type { OrderStatus, PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Random } from '../random.ts';
import type { Step } from './orderStories.ts';

interface SeededPayments {
  paymentStatus: PaymentStatus;
  paid: number;
  refunded: number;
  /** Ledger entries. */
  entries: {
    kind: 'PAYMENT' | 'REFUND';
    method: PaymentMethod;
    amount: number;
    reference?: string;
    createdAt: Date;
    settledAt: Date;
  }[];
}

const CASH_SHARE = 0.75;

export function toMethod(finalTotal: number, random: Random): PaymentMethod {
  const canPayCash = paymentProblem('COD', finalTotal, DEFAULT_SETTINGS.codLimit) === null;
  return canPayCash && random.chance(CASH_SHARE) ? 'COD' : 'BANK_TRANSFER';
}

/** Cash is paid on delivery, a transfer before confirmation. Cancelled and returned orders are refunded. */
export function toPayments(
  { method, amount }: { method: PaymentMethod; amount: number },
  story: readonly Step[],
  random: Random,
): SeededPayments {
  const paidAtStatus: OrderStatus = method === 'COD' ? 'DELIVERED' : 'CONFIRMED';
  const paid = story.find(({ status }) => status === paidAtStatus);
  if (!paid) return { paymentStatus: 'UNPAID', paid: 0, refunded: 0, entries: [] };

  const undone = story.find(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  const entry = (kind: 'PAYMENT' | 'REFUND', at: Date) => {
    return { kind, method, amount, createdAt: at, settledAt: at };
  };
  const reference = method === 'BANK_TRANSFER' ? `Transfer ${random.between(100_000, 999_999)}` : undefined;
  return {
    paymentStatus: undone ? 'REFUNDED' : 'PAID',
    paid: amount,
    refunded: undone ? amount : 0,
    entries: [{ ...entry('PAYMENT', paid.at), reference }, ...(undone ? [entry('REFUND', undone.at)] : [])],
  };
}
