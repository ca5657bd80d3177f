import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { type AddressFieldValues, toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

/** The form as it is filled in: texts as typed, the ward as the list gives it. */
export interface OrderEditValues {
  contact: { name: string; email: string; phone: string };
  shippingAddress: AddressFieldValues;
  notes: string;
}

export function toEditValues({ contact, shippingAddress, notes }: Order): OrderEditValues {
  const { name, email, phone } = contact;
  return {
    contact: { name, email, phone },
    shippingAddress: toAddressFields(shippingAddress),
    notes: notes ?? '',
  };
}

/** What the server is sent, and the rules are asked about. */
export function toOrderEdit({ contact, shippingAddress, notes }: OrderEditValues) {
  const { ward, landmark, ...address } = shippingAddress;
  return {
    contact,
    shippingAddress: {
      ...address,
      ward: ward === '' ? null : Number(ward),
      landmark: landmark.trim() || null,
    },
    notes: notes.trim() || null,
  };
}

const rules = z.preprocess(
  (values) => toOrderEdit(values as OrderEditValues),
  orderChangeSchema,
) as unknown as z.ZodType<OrderEditValues, OrderEditValues>;

/** The rules of what may be changed, asked about what the form means; the form keeps its values as typed. */
export const orderEditResolver = zodResolver(rules, undefined, { raw: true });
