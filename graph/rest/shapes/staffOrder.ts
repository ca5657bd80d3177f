import { z } from 'zod';
import { COUPON_BASES, COUPON_KINDS } from '#domain/orders/coupons/coupons.ts';
import { PAYMENT_KINDS } from '#domain/orders/orderLifecycle.ts';
import { toLower } from '../inputs.ts';
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
    .describe('Account of the customer. Omitted for API keys without the scope `read-customers`.'),
  couponTerms: z
    .object({
      kind: z.enum(COUPON_KINDS.map(toLower)),
      value: z.int().describe('Percent, whole NPR, or 0 for free shipping, depending on the kind.'),
      basis: z.enum(COUPON_BASES.map(toLower)),
      maxDiscount: z.int().nullable(),
      minItems: z.int(),
    })
    .nullable()
    .describe('Terms on which the coupon was redeemed. Later edits of the coupon do not change them.'),
  nextStatuses: z.array(orderStatusSchema).describe('Possible next statuses.'),
  nextPaymentStatuses: z.array(paymentStatusSchema),
  paid: z.int().describe('Amount received, NPR.'),
  refunded: z.int().describe('Amount refunded, NPR.'),
  credited: z.int().describe('Amount credited to the customer, NPR.'),
  due: z.int().describe('Amount due, NPR.'),
  refundDue: z.int().describe('Refund due, NPR.'),
  payments: z.array(
    z.object({
      ...ids,
      kind: z.enum(PAYMENT_KINDS.map(toLower)).describe('Payments, refunds and credits.'),
      method: paymentMethodSchema,
      status: paymentStatusSchema,
      amount: z.int(),
      reference: z.string().nullable(),
      note: z.string().nullable(),
      settledAt: instant.nullable(),
      createdAt: instant,
      by: z.string().nullable().describe('Staff member who entered it. Null for an integration.'),
      voidedAt: instant.nullable().describe('Set if the entry was voided. It then no longer counts.'),
      voidReason: z.string().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      status: orderStatusSchema,
      note: z.string().nullable(),
      at: instant,
      by: z.string().nullable().describe('Person who made the change. Null for a guest or an integration.'),
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
      kind: toLower(couponTerms.kind),
      basis: toLower(couponTerms.basis),
    },
    nextStatuses: nextStatuses.map((status) => toLower(status)),
    nextPaymentStatuses: nextPaymentStatuses.map((status) => toLower(status)),
    ...sums,
    payments: payments.map(({ kind, method, status, ...payment }) => ({
      ...toId(payment),
      ...payment,
      kind: toLower(kind),
      method: toLower(method),
      status: toLower(status),
    })),
    history: history.map(({ status, ...event }) => ({ ...event, status: toLower(status) })),
  };
}
