import { z } from 'zod';
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
  nextStatuses: z.array(orderStatusSchema).describe('What it may become next.'),
  nextPaymentStatuses: z.array(paymentStatusSchema),
  payments: z.array(
    z.object({
      ...ids,
      method: paymentMethodSchema,
      status: paymentStatusSchema,
      amount: z.int(),
      reference: z.string().nullable(),
      settledAt: instant.nullable(),
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
  const { customer, nextStatuses, nextPaymentStatuses, payments, history } = staff;
  return {
    ...toOrder(order),
    ...(customer !== undefined && { customer: customer && { ...toId(customer), ...customer } }),
    nextStatuses: nextStatuses.map((status) => lower(status)),
    nextPaymentStatuses: nextPaymentStatuses.map((status) => lower(status)),
    payments: payments.map(({ method, status, ...payment }) => ({
      ...toId(payment),
      ...payment,
      method: lower(method),
      status: lower(status),
    })),
    history: history.map(({ status, ...event }) => ({ ...event, status: lower(status) })),
  };
}
