import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { type CheckoutValues, emptyCheckout, toCheckout } from '#web/order/checkoutValues.ts';
import { toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { CounterCustomer_CustomerFragment as Customer } from './CounterSale.generated.ts';

/** The form of a sale at the counter as it is filled in: the checkout's, and how it is handed over. */
export interface CounterValues extends CheckoutValues {
  isTakenAlong: boolean;
  isPaid: boolean;
}

export const emptyCounter: CounterValues = {
  ...emptyCheckout,
  paymentMethod: 'COD',
  isTakenAlong: true,
  isPaid: true,
};

/** The form with what is known of an account. */
export function valuesWith(
  values: CounterValues,
  { name, email, phone, addresses }: Customer,
): CounterValues {
  const [address] = addresses;
  return {
    ...values,
    contact: { name, email, phone: phone ?? '' },
    ...(address && {
      shippingAddress: toAddressFields({
        ...address,
        name: values.shippingAddress.name,
        phone: values.shippingAddress.phone,
      }),
    }),
  };
}

const rules = z.preprocess(
  (values) => toCheckout(values as CounterValues),
  checkoutSchema,
) as unknown as z.ZodType<CounterValues, CounterValues>;

/** The rules of the checkout, asked about what the form means; the form keeps its values as they were typed. */
export const counterResolver = zodResolver(rules, undefined, { raw: true });
