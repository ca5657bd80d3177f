import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { newCustomerSchema } from '#domain/customers/customerSchema.ts';
import type { Customers_RowFragment } from './Customers.generated.ts';

/** The form as it is typed. */
export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
}

/** What is known already of whom an account is opened for. */
export function knownCustomer(known: URLSearchParams): CustomerValues {
  const of = (field: keyof CustomerValues) => known.get(field) ?? '';
  return { name: of('name'), email: of('email'), phone: of('phone') };
}

export function toValues({ name, email, phone }: Customers_RowFragment): CustomerValues {
  return { name, email, phone: phone ?? '' };
}

/** An empty phone takes it away. */
export function toInput({ name, email, phone }: CustomerValues) {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() || null };
}

/** The form keeps its values as they were typed. */
export const customerResolver = zodResolver(
  newCustomerSchema as unknown as z.ZodType<CustomerValues, CustomerValues>,
  undefined,
  { raw: true },
);
