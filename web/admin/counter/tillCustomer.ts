import { formatPhone } from '#domain/text/formatPhone.ts';
import type { TillBuyersQuery } from './Till.generated.ts';
import type { TillCustomer } from './tillSale.ts';

/** An account or earlier customer found by phone number or name. */
export type KnownCustomer = TillBuyersQuery['counterCustomers'][number];

/** Fills in the details of a known customer. `keepsTypedDetails` keeps the details already typed. */
export function attachCustomer(
  customer: TillCustomer,
  { customerId, name, phone, email, pan }: KnownCustomer,
  { keepsTypedDetails = false } = {},
): TillCustomer {
  const filledDetails = { name, email, pan: pan ?? '' };
  const typedDetails = detachCustomer(customer);
  return {
    ...typedDetails,
    ...{ customerId, filled: filledDetails, declinedPhone: null },
    name: (keepsTypedDetails && typedDetails.name) || filledDetails.name,
    email: (keepsTypedDetails && typedDetails.email) || filledDetails.email,
    pan: (keepsTypedDetails && typedDetails.pan) || filledDetails.pan,
    phone: keepsTypedDetails || !phone ? typedDetails.phone : formatPhone(phone),
  };
}

/**
 * Detaches the known customer and removes the details filled in from it. Typed details and the phone number are kept.
 */
export function detachCustomer(customer: TillCustomer): TillCustomer {
  const { filled: filledDetails } = customer;
  const getTypedValue = (field: 'name' | 'email' | 'pan') =>
    customer[field] === filledDetails?.[field] ? '' : customer[field];
  return {
    ...customer,
    ...{
      customerId: null,
      filled: null,
      name: getTypedValue('name'),
      email: getTypedValue('email'),
      pan: getTypedValue('pan'),
    },
  };
}
