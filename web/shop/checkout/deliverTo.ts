import type { SavedAddress_AddressFragment } from '#web/shop/account/addresses/Addresses.generated.ts';
import type { CheckoutValues } from './checkoutValues.ts';

type Delivery = Pick<CheckoutValues, 'forSomeoneElse' | 'shippingAddress'>;

/** The form's part about the delivery, filled from a saved address. */
export function deliverTo(
  address: SavedAddress_AddressFragment,
  contact: CheckoutValues['contact'],
): Delivery {
  const { name, phone, province, district, municipality, ward, street, landmark } = address;
  const forSomeoneElse = name !== contact.name;
  return {
    forSomeoneElse,
    shippingAddress: {
      name: forSomeoneElse ? name : '',
      phone: forSomeoneElse ? phone : '',
      province,
      district,
      municipality,
      ward: ward ? String(ward) : '',
      street,
      landmark: landmark ?? '',
    },
  };
}
