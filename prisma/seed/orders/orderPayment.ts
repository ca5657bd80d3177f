import type { OrderStatus, PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Random } from '../random.ts';
import type { Step } from './createStatusHistory.ts';

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

export function choosePaymentMethod(finalTotal: number, random: Random): PaymentMethod {
  const canPayCash = findPaymentProblem('COD', finalTotal, DEFAULT_SETTINGS.codLimit) === null;
  return canPayCash && random.chance(CASH_SHARE) ? 'COD' : 'BANK_TRANSFER';
}

/** Cash is paid on delivery, a transfer before confirmation. Cancelled and returned orders are refunded. */
export function toPayments(
  { method, amount }: { method: PaymentMethod; amount: number },
  statusHistory: readonly Step[],
  random: Random,
): SeededPayments {
  const statusWhenPaid: OrderStatus = method === 'COD' ? 'DELIVERED' : 'CONFIRMED';
  const paymentStep = statusHistory.find(({ status }) => status === statusWhenPaid);
  if (!paymentStep) return { paymentStatus: 'UNPAID', paid: 0, refunded: 0, entries: [] };

  const refundStep = statusHistory.find(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  const createEntry = (kind: 'PAYMENT' | 'REFUND', time: Date) => {
    return { kind, method, amount, createdAt: time, settledAt: time };
  };
  const reference = method === 'BANK_TRANSFER' ? `Transfer ${random.between(100_000, 999_999)}` : undefined;
  return {
    paymentStatus: refundStep ? 'REFUNDED' : 'PAID',
    paid: amount,
    refunded: refundStep ? amount : 0,
    entries: [
      { ...createEntry('PAYMENT', paymentStep.at), reference },
      ...(refundStep ? [createEntry('REFUND', refundStep.at)] : []),
    ],
  };
}
