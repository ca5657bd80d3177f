import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

/** The form as it is filled in: texts as typed, the ward as the list gives it. */
export interface OrderEditValues {
  contact: { name: string; email: string; phone: string };
  shippingAddress: {
    name: string;
    phone: string;
    province: string;
    district: string;
    municipality: string;
    ward: string;
    street: string;
    landmark: string;
  };
  notes: string;
}

export function toEditValues({ contact, shippingAddress, notes }: Order): OrderEditValues {
  const { name, email, phone } = contact;
  const { ward, landmark, province, district, municipality, street, ...recipient } = shippingAddress;
  return {
    contact: { name, email, phone },
    shippingAddress: {
      name: recipient.name,
      phone: recipient.phone,
      province,
      district,
      municipality,
      ward: ward ? String(ward) : '',
      street,
      landmark: landmark ?? '',
    },
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
