import { readablePhone } from '#domain/text/readablePhone.ts';
import type { TillBuyersQuery } from './Till.generated.ts';
import type { TillCustomer } from './tillSale.ts';

/** An account or earlier customer found by phone number or name. */
export type KnownCustomer = TillBuyersQuery['counterBuyers'][number];

/** Fills in the details of a known customer. `keepsTyped` keeps the details already typed. */
export function attachCustomer(
  buyer: TillCustomer,
  { customerId, name, phone, email, pan }: KnownCustomer,
  { keepsTyped = false } = {},
): TillCustomer {
  const filled = { name, email, pan: pan ?? '' };
  const typed = detachCustomer(buyer);
  return {
    ...typed,
    ...{ customerId, filled, declinedPhone: null },
    name: (keepsTyped && typed.name) || filled.name,
    email: (keepsTyped && typed.email) || filled.email,
    pan: (keepsTyped && typed.pan) || filled.pan,
    phone: keepsTyped || !phone ? typed.phone : readablePhone(phone),
  };
}

/** Detaches the known customer and removes the details filled in from it. Typed details and the phone number stay. */
export function detachCustomer(buyer: TillCustomer): TillCustomer {
  const { filled } = buyer;
  const typedValue = (field: 'name' | 'email' | 'pan') =>
    buyer[field] === filled?.[field] ? '' : buyer[field];
  return {
    ...buyer,
    ...{
      customerId: null,
      filled: null,
      name: typedValue('name'),
      email: typedValue('email'),
      pan: typedValue('pan'),
    },
  };
}
