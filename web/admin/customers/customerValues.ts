import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { newCustomerSchema } from '#domain/customers/customerSchema.ts';
import type { Customers_RowFragment } from './Customers.generated.ts';

/** Form values as typed. */
export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
}

/** Returns the values already known about the person the account is created for. */
export function readValuesFromUrl(params: URLSearchParams): CustomerValues {
  const readParam = (field: keyof CustomerValues) => params.get(field) ?? '';
  return { name: readParam('name'), email: readParam('email'), phone: readParam('phone') };
}

export function toValues({ name, email, phone }: Customers_RowFragment): CustomerValues {
  return { name, email, phone: phone ?? '' };
}

/** An empty phone number removes the stored number. */
export function toInput({ name, email, phone }: CustomerValues) {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() || null };
}

/** Validates the converted values; the form keeps the typed ones. */
export const customerResolver = zodResolver(
  newCustomerSchema as unknown as z.ZodType<CustomerValues, CustomerValues>,
  undefined,
  { raw: true },
);
