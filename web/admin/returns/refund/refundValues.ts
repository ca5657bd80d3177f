import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { calculateNetPaid } from '#domain/orders/ledger.ts';
import { type RefundMethod, suggestRefundMethod } from '#domain/orders/orderLifecycle.ts';
import { refundSchema } from '#domain/orders/returns/refundSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';

/** Refund as typed. */
export interface RefundValues {
  amount: string;
  method: RefundMethod;
  reference: string;
  note: string;
  compensationReason: string;
  /** Id of the ledger entry that its provider refunds automatically; empty for a manual refund. */
  providerEntryId: string;
}

type Entry = Order['staff']['payments'][number];

/** Returns the payments that their providers can refund automatically. */
export function findRefundableEntries({ staff }: Order): Entry[] {
  return staff.payments.filter(({ refundableByProvider }) => refundableByProvider > 0);
}

/** Returns the defaults: the refund due or the given amount, with the order's payment method. */
export function toRefundValues(order: Order, amount = order.staff.refundDue): RefundValues {
  const { paymentMethod } = order;
  return {
    amount: amount > 0 ? String(amount) : '',
    method: suggestRefundMethod(paymentMethod),
    reference: '',
    note: '',
    compensationReason: '',
    providerEntryId: findRefundableEntries(order)[0]?.id ?? '',
  };
}

/** Converts the form values into the input. */
export function toRefund(
  { amount, method, reference, note, compensationReason }: RefundValues,
  refundDue: number,
) {
  const typedAmount = readNumber(amount) ?? Number.NaN;
  return {
    amount: typedAmount,
    method,
    reference: reference.trim() || null,
    note: note.trim() || null,
    compensationReason: typedAmount > refundDue ? compensationReason.trim() || null : null,
  };
}

/** Returns the amount paid less refunds, which limits a refund. */
export function getMaxRefund({ staff }: Pick<Order, 'staff'>): number {
  return Math.max(0, calculateNetPaid(staff));
}

/** Validates the converted values; the form keeps the typed values. */
export function createRefundResolver(refundDue: number) {
  const rules = z.preprocess(
    (values) => toRefund(values as RefundValues, refundDue),
    refundSchema,
  ) as unknown as z.ZodType<RefundValues, RefundValues>;
  return zodResolver(rules, undefined, { raw: true });
}
