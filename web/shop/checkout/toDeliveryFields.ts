import { normalisePhone } from '#domain/text/phone.ts';
import type { CheckoutValues } from '#web/order/checkoutValues.ts';
import { toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';

type Delivery = Pick<CheckoutValues, 'forSomeoneElse' | 'shippingAddress'>;

/** Returns the delivery fields of the form for a saved address. */
export function toDeliveryFields(
  address: SavedAddress_AddressFragment,
  contact: CheckoutValues['contact'],
): Delivery {
  const { name, phone } = address;
  const contactPhone = normalisePhone(contact.phone);
  // A different phone number on the address also means a different recipient.
  const forSomeoneElse = name !== contact.name || (contactPhone !== null && contactPhone !== phone);
  return {
    forSomeoneElse,
    shippingAddress: { ...toAddressFields(address), ...(!forSomeoneElse && { name: '', phone: '' }) },
  };
}
