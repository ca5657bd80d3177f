import { readablePhone } from '#domain/text/readablePhone.ts';
import type { TillBuyersQuery } from './Till.generated.ts';
import type { TillCustomer } from './tillSale.ts';

/** An account or earlier customer found by phone number or name. */
export type KnownCustomer = TillBuyersQuery['counterCustomers'][number];

/** Fills in the details of a known customer. `keepsTyped` keeps the details already typed. */
export function attachCustomer(
  customer: TillCustomer,
  { customerId, name, phone, email, pan }: KnownCustomer,
  { keepsTyped = false } = {},
): TillCustomer {
  const filled = { name, email, pan: pan ?? '' };
  const typedDetails = detachCustomer(customer);
  return {
    ...typedDetails,
    ...{ customerId, filled, declinedPhone: null },
    name: (keepsTyped && typedDetails.name) || filled.name,
    email: (keepsTyped && typedDetails.email) || filled.email,
    pan: (keepsTyped && typedDetails.pan) || filled.pan,
    phone: keepsTyped || !phone ? typedDetails.phone : readablePhone(phone),
  };
}

/** Detaches the known customer and removes the details filled in from it. Typed details and the phone number stay. */
export function detachCustomer(customer: TillCustomer): TillCustomer {
  const { filled } = customer;
  const typedValue = (field: 'name' | 'email' | 'pan') =>
    customer[field] === filled?.[field] ? '' : customer[field];
  return {
    ...customer,
    ...{
      customerId: null,
      filled: null,
      name: typedValue('name'),
      email: typedValue('email'),
      pan: typedValue('pan'),
    },
  };
}
