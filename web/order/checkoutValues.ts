import { readWard } from '#domain/customers/places.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { payerRequired } from '#domain/payments/allowedMethods.ts';
import { isFromBankAccount } from '#domain/payments/onlineMethods.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';
import { emptyPayer, type PayerFieldValues } from '#web/ui/form/payerFieldValues.ts';

/** The form as it is filled in: texts as typed, the ward as the list gives it. */
export interface CheckoutValues {
  contact: { name: string; email: string; phone: string };
  /** Whether somebody else than the buyer receives the parcel. */
  forSomeoneElse: boolean;
  shippingAddress: AddressFieldValues;
  paymentMethod: PaymentMethod | '';
  /** Whose bank account pays, where the law wants it to be kept. */
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

/** Whether it has to be told whose bank account pays an order of this total, NPR, so. */
export function payerRequiredOf(method: CheckoutValues['paymentMethod'], finalTotal: number): boolean {
  return isFromBankAccount(method) && payerRequired(finalTotal);
}

/**
 * What the checkout's rules are asked about for an order of this total, NPR: the recipient is the buyer unless it is for
 * someone else.
 */
export function toCheckout(
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
    ...(payerRequiredOf(paymentMethod, finalTotal) && { payer }),
    notes,
  };
}
