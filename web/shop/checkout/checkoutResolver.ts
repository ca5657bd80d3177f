import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { type CheckoutValues, toCheckout } from '#web/order/checkoutValues.ts';

/** The rules of the checkout, asked about what the form means; the form keeps its values as they were typed. */
export function checkoutResolver(finalTotal: number) {
  const rules = z.preprocess(
    (values) => toCheckout(values as CheckoutValues, finalTotal),
    checkoutSchema,
  ) as unknown as z.ZodType<CheckoutValues, CheckoutValues>;
  return zodResolver(rules, undefined, { raw: true });
}
