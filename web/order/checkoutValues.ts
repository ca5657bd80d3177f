import { readWard } from '#domain/customers/places.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';

/** The form as it is filled in: texts as typed, the ward as the list gives it. */
export interface CheckoutValues {
  contact: { name: string; email: string; phone: string };
  /** Whether somebody else than the buyer receives the parcel. */
  forSomeoneElse: boolean;
  shippingAddress: AddressFieldValues;
  paymentMethod: PaymentMethod | '';
  notes: string;
}

export const emptyCheckout: CheckoutValues = {
  contact: { name: '', email: '', phone: '' },
  forSomeoneElse: false,
  shippingAddress: emptyAddressFields,
  paymentMethod: '',
  notes: '',
};

/** What the checkout's rules are asked about: the recipient is the buyer unless it is for someone else. */
export function toCheckout({
  contact,
  forSomeoneElse,
  shippingAddress,
  paymentMethod,
  notes,
}: CheckoutValues) {
  const recipient = forSomeoneElse ? shippingAddress : contact;
  return {
    contact,
    shippingAddress: {
      ...shippingAddress,
      name: recipient.name,
      phone: recipient.phone,
      ward: readWard(shippingAddress.ward),
    },
    paymentMethod: paymentMethod || undefined,
    notes,
  };
}
