import { normalisePhone } from '#domain/text/phone.ts';
import type { CheckoutValues } from '#web/order/checkoutValues.ts';
import { toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';

type Delivery = Pick<CheckoutValues, 'forSomeoneElse' | 'shippingAddress'>;

/** The form's part about the delivery, filled from a saved address. */
export function deliverTo(
  address: SavedAddress_AddressFragment,
  contact: CheckoutValues['contact'],
): Delivery {
  const { name, phone } = address;
  const givenPhone = normalisePhone(contact.phone);
  // A number of the address's own is the one to be called there, whoever answers.
  const forSomeoneElse = name !== contact.name || (givenPhone !== null && givenPhone !== phone);
  return {
    forSomeoneElse,
    shippingAddress: { ...toAddressFields(address), ...(!forSomeoneElse && { name: '', phone: '' }) },
  };
}
