import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { amountHeld } from '#domain/orders/ledger.ts';
import { type RefundMethod, refundMethodFor } from '#domain/orders/orderLifecycle.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';

/** Money that goes back, as it is typed. */
export interface RefundValues {
  amount: string;
  method: RefundMethod;
  reference: string;
  note: string;
  compensationReason: string;
  /** The entry of the ledger whose provider gives it back by itself; nothing by hand. */
  through: string;
}

type Entry = Order['staff']['payments'][number];

/** The payments that their providers can give back by themselves. */
export function refundableEntries({ staff }: Order): Entry[] {
  return staff.payments.filter(({ refundableByProvider }) => refundableByProvider > 0);
}

/** What is likely: all that is owed, or so much as is said, the way it came. */
export function toRefundValues(order: Order, amount = order.staff.refundDue): RefundValues {
  const { paymentMethod } = order;
  return {
    amount: amount > 0 ? String(amount) : '',
    method: refundMethodFor(paymentMethod),
    reference: '',
    note: '',
    compensationReason: '',
    through: refundableEntries(order)[0]?.id ?? '',
  };
}

/** What the server is sent. */
export function toRefund(
  { amount, method, reference, note, compensationReason }: RefundValues,
  refundDue: number,
) {
  const npr = readNumber(amount) ?? Number.NaN;
  return {
    amount: npr,
    method,
    reference: reference.trim() || null,
    note: note.trim() || null,
    compensationReason: npr > refundDue ? compensationReason.trim() || null : null,
  };
}

/** What of the buyer's money the store has: no more can go back. */
export function mostToRefund({ staff }: Pick<Order, 'staff'>): number {
  return Math.max(0, amountHeld(staff));
}

/** The rules of a refund, asked about what the form means; the form keeps its values as they were typed. */
export function refundResolver(refundDue: number) {
  const rules = z.preprocess(
    (values) => toRefund(values as RefundValues, refundDue),
    refundSchema,
  ) as unknown as z.ZodType<RefundValues, RefundValues>;
  return zodResolver(rules, undefined, { raw: true });
}
