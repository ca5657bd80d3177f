import { z } from 'zod';
import { COUPON_BASES, COUPON_KINDS } from '#domain/orders/coupons/coupons.ts';
import { PAYMENT_KINDS } from '#domain/orders/orderLifecycle.ts';
import { lower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import {
  orderSchema,
  orderStatusSchema,
  paymentMethodSchema,
  paymentStatusSchema,
  toOrder,
} from './order.ts';
import type { StaffOrderFieldsFragment } from './staffOrder.generated.ts';

export const staffOrderSchema = orderSchema.extend({
  customer: z
    .object({ ...ids, name: z.string(), email: z.string() })
    .nullable()
    .optional()
    .describe('The account; left out for a key without the scope `read-customers`.'),
  couponTerms: z
    .object({
      kind: z.enum(COUPON_KINDS.map(lower)),
      value: z.int().describe('Percent, whole NPR, or 0 for the shipping, by its kind.'),
      basis: z.enum(COUPON_BASES.map(lower)),
      maxDiscount: z.int().nullable(),
      minItems: z.int(),
    })
    .nullable()
    .describe('The terms on which its coupon was redeemed; edits of the coupon since do not change them.'),
  nextStatuses: z.array(orderStatusSchema).describe('What it may become next.'),
  nextPaymentStatuses: z.array(paymentStatusSchema),
  paid: z.int().describe('What came in, NPR.'),
  refunded: z.int().describe('What was paid back, NPR.'),
  credited: z.int().describe('What the buyer was let off, NPR.'),
  due: z.int().describe('What is still to come, NPR.'),
  refundDue: z.int().describe('What the store has to give back, NPR.'),
  payments: z.array(
    z.object({
      ...ids,
      kind: z
        .enum(PAYMENT_KINDS.map(lower))
        .describe('What came in, what went back, or what the buyer was let off.'),
      method: paymentMethodSchema,
      status: paymentStatusSchema,
      amount: z.int(),
      reference: z.string().nullable(),
      note: z.string().nullable(),
      settledAt: instant.nullable(),
      createdAt: instant,
      by: z.string().nullable().describe('Who entered it; null for a program.'),
      voidedAt: instant.nullable().describe('Set where it was noted by mistake: it counts no more.'),
      voidReason: z.string().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      status: orderStatusSchema,
      note: z.string().nullable(),
      at: instant,
      by: z.string().nullable().describe('Who did it; null for a guest or a program.'),
    }),
  ),
});

export function toStaffOrder({ staff, ...order }: StaffOrderFieldsFragment) {
  const { customer, couponTerms, nextStatuses, nextPaymentStatuses, payments, history, ...sums } = staff;
  return {
    ...toOrder(order),
    ...(customer !== undefined && { customer: customer && { ...toId(customer), ...customer } }),
    couponTerms: couponTerms && {
      ...couponTerms,
      kind: lower(couponTerms.kind),
      basis: lower(couponTerms.basis),
    },
    nextStatuses: nextStatuses.map((status) => lower(status)),
    nextPaymentStatuses: nextPaymentStatuses.map((status) => lower(status)),
    ...sums,
    payments: payments.map(({ kind, method, status, ...payment }) => ({
      ...toId(payment),
      ...payment,
      kind: lower(kind),
      method: lower(method),
      status: lower(status),
    })),
    history: history.map(({ status, ...event }) => ({ ...event, status: lower(status) })),
  };
}
