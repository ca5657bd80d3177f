import { z } from 'zod';
import { lower } from '../inputs.ts';
import { savedAddressOf, savedAddressSchema } from './address.ts';
import type { CustomerFieldsFragment, CustomerPageFragment } from './customer.generated.ts';
import { idOf, ids, instant, version } from './entity.ts';
import { orderOf, orderSchema } from './order.ts';

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

export function customerOf({ status, ...customer }: CustomerFieldsFragment) {
  return { ...idOf(customer), ...customer, status: lower(status) };
}

export function customerPageOf({ addresses, lastOrder, ...customer }: CustomerPageFragment) {
  return {
    ...customerOf(customer),
    addresses: addresses.map(savedAddressOf),
    lastOrder: lastOrder ? orderOf(lastOrder) : null,
  };
}
