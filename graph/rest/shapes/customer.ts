import { z } from 'zod';
import { lower } from '../inputs.ts';
import { savedAddressSchema, toSavedAddress } from './address.ts';
import type { CustomerFieldsFragment, CustomerPageFragment } from './customer.generated.ts';
import { ids, instant, toId, version } from './entity.ts';
import { orderSchema, toOrder } from './order.ts';

export const customerSchema = z
  .object({
    ...ids,
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string(),
    phone: z.string().nullable(),
    status: z.enum(['active', 'blocked']),
    blockedReason: z.string().nullable(),
    orderCount: z.int(),
    spent: z.int().describe('NPR, without the cancelled and returned orders.'),
    version,
    createdAt: instant,
  })
  .meta({ id: 'Customer', description: "A customer's account, as staff see it." });

export const customerPageSchema = customerSchema.extend({
  addresses: z.array(savedAddressSchema),
  lastOrder: orderSchema.nullable(),
});

export function toCustomer({ status, ...customer }: CustomerFieldsFragment) {
  return { ...toId(customer), ...customer, status: lower(status) };
}

export function toCustomerPage({ addresses, lastOrder, ...customer }: CustomerPageFragment) {
  return {
    ...toCustomer(customer),
    addresses: addresses.map(toSavedAddress),
    lastOrder: lastOrder ? toOrder(lastOrder) : null,
  };
}
