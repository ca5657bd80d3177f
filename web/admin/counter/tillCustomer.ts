import { readablePhone } from '#domain/text/readablePhone.ts';
import type { TillBuyersQuery } from './Till.generated.ts';
import type { TillBuyer } from './tillSale.ts';

/** An account or an earlier buyer that a phone number or a name finds. */
export type KnownBuyer = TillBuyersQuery['counterBuyers'][number];

/** The buyer with the details of a known one; `keepsTyped` keeps the details that are in the fields already. */
export function withBuyer(
  buyer: TillBuyer,
  { customerId, name, phone, email, pan }: KnownBuyer,
  { keepsTyped = false } = {},
): TillBuyer {
  const filled = { name, email, pan: pan ?? '' };
  const typed = withoutBuyer(buyer);
  return {
    ...typed,
    ...{ customerId, filled, declinedPhone: null },
    name: (keepsTyped && typed.name) || filled.name,
    email: (keepsTyped && typed.email) || filled.email,
    pan: (keepsTyped && typed.pan) || filled.pan,
    phone: keepsTyped || !phone ? typed.phone : readablePhone(phone),
  };
}

/** The buyer without the known one: details that came with them go, typed ones and the phone number stay. */
export function withoutBuyer(buyer: TillBuyer): TillBuyer {
  const { filled } = buyer;
  const kept = (field: 'name' | 'email' | 'pan') => (buyer[field] === filled?.[field] ? '' : buyer[field]);
  return {
    ...buyer,
    ...{ customerId: null, filled: null, name: kept('name'), email: kept('email'), pan: kept('pan') },
  };
}
