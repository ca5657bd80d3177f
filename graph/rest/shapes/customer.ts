import { z } from 'zod';
import type { Customer } from '#graph/schema/schema.generated.ts';
import { lower } from '../inputs.ts';
import { SAVED_ADDRESS, savedAddressOf, savedAddressSchema } from './address.ts';
import { idOf, ids, instant, version } from './entity.ts';
import { ORDER, orderOf, orderSchema } from './order.ts';

const FIELDS = 'id email emailVerified name phone status blockedReason orderCount spent version createdAt';

export const CUSTOMER = `{ ${FIELDS} }`;
export const CUSTOMER_PAGE = `{ ${FIELDS} addresses ${SAVED_ADDRESS} lastOrder ${ORDER} }`;

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

export function customerOf({ status, ...customer }: Customer) {
  return { ...idOf(customer), ...customer, status: lower(status) };
}

export function customerPageOf({ addresses, lastOrder, ...customer }: Customer) {
  return {
    ...customerOf({ ...customer, addresses }),
    addresses: addresses.map(savedAddressOf),
    lastOrder: lastOrder ? orderOf(lastOrder) : null,
  };
}
