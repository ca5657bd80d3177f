import { readWard } from '#domain/customers/places.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isPayerRequired } from '#domain/payments/listPaymentOptions.ts';
import { isFromBankAccount } from '#domain/payments/onlineMethods.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';
import { emptyPayer, type PayerFieldValues } from '#web/ui/form/payerFieldValues.ts';

/** Form values of the checkout: texts as typed, the ward as its list value. */
export interface CheckoutValues {
  contact: { name: string; email: string; phone: string };
  /** True if someone other than the customer receives the parcel. */
  forSomeoneElse: boolean;
  shippingAddress: AddressFieldValues;
  paymentMethod: PaymentMethod | '';
  /** Owner of the paying bank account. The law requires this record for some orders. */
  payer: PayerFieldValues;
  notes: string;
}

export const emptyCheckout: CheckoutValues = {
  contact: { name: '', email: '', phone: '' },
  forSomeoneElse: false,
  shippingAddress: emptyAddressFields,
  paymentMethod: '',
  payer: emptyPayer,
  notes: '',
};

/** Returns true if an order with this total in NPR and this payment method must record the owner of the paying bank account. */
export function requiresPayer(method: CheckoutValues['paymentMethod'], finalTotal: number): boolean {
  return isFromBankAccount(method) && isPayerRequired(finalTotal);
}

/**
 * Returns the input of the checkout rules for an order with this total in NPR. The recipient is the customer unless the
 * order is for someone else.
 */
export function toCheckoutInput(
  { contact, forSomeoneElse, shippingAddress, paymentMethod, payer, notes }: CheckoutValues,
  finalTotal: number,
) {
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
    ...(requiresPayer(paymentMethod, finalTotal) && { payer }),
    notes,
  };
}
