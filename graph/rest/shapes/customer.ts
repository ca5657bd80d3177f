import { z } from 'zod';
import { toLower } from '../inputs.ts';
import { savedAddressSchema, toSavedAddress } from './address.ts';
import type {
  CustomerFieldsFragment,
  CustomerPageFragment,
  WrittenCustomerFragment,
} from './customer.generated.ts';
import { ids, instant, toId, version } from './entity.ts';
import { orderSchema, toOrder } from './order.ts';

export const customerSchema = z
  .object({
    ...ids,
    email: z.string(),
    isEmailVerified: z.boolean(),
    emailChange: z
      .object({
        email: z.string(),
        state: z.enum(['awaiting_verification', 'objected']),
        requestedAt: instant,
        expiresAt: instant,
      })
      .nullable()
      .describe('New email address that is not verified yet or that the customer rejected.'),
    name: z.string(),
    phone: z.string().nullable(),
    status: z.enum(['active', 'blocked']),
    blockedReason: z.string().nullable(),
    orderCount: z.int(),
    spent: z
      .int()
      .nullable()
      .describe('Total spent: payments less refunds, NPR. Null without the permission `SEE_FIGURES`.'),
    version,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Customer', description: 'Customer account as seen by staff.' });

export const customerPageSchema = customerSchema.extend({
  addresses: z.array(savedAddressSchema),
  lastOrder: orderSchema
    .nullable()
    .optional()
    .describe('Omitted for API keys without the scope `read-orders`.'),
});

const customerReceiptSchema = customerSchema.pick({ id: true, _id: true, status: true, version: true }).meta({
  id: 'CustomerReceipt',
  description: 'Customer fields returned to API keys without the scope `read-customers`.',
});

export const customerWriteResultSchema = z.union([customerSchema, customerReceiptSchema]);

export function toCustomer({ status, emailChange, ...customer }: CustomerFieldsFragment) {
  return {
    ...toId(customer),
    ...customer,
    emailChange: emailChange && { ...emailChange, state: toLower(emailChange.state) },
    status: toLower(status),
  };
}

export function toCustomerPage({ addresses, lastOrder, ...customer }: CustomerPageFragment) {
  return {
    ...toCustomer(customer),
    addresses: addresses.map(toSavedAddress),
    ...(lastOrder !== undefined && { lastOrder: lastOrder && toOrder(lastOrder) }),
  };
}

/** Returns the response to a write: the complete customer, or a receipt without personal data. */
export function toCustomerWriteResult(customer: WrittenCustomerFragment) {
  if (isFullCustomer(customer)) return toCustomer(customer);
  const { status, version } = customer;
  return { ...toId(customer), status: toLower(status), version };
}

function isFullCustomer(
  customer: WrittenCustomerFragment,
): customer is WrittenCustomerFragment & CustomerFieldsFragment {
  return customer.email !== undefined;
}
