import { z } from 'zod';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/**
 * Settings that apply to an order as they were when it was placed (docs/decisions/0071). Its tax percentage, payment
 * deadline and booking terms are separate columns.
 */
export interface OrderTerms
  extends Pick<
    StoreSettings,
    'freeShippingFrom' | 'shippingFee' | 'codLimit' | 'returnDays' | 'paymentHoldMinutes' | 'transferHours'
  > {}

export function toOrderTerms({
  freeShippingFrom,
  shippingFee,
  codLimit,
  returnDays,
  paymentHoldMinutes,
  transferHours,
}: OrderTerms): OrderTerms {
  return { freeShippingFrom, shippingFee, codLimit, returnDays, paymentHoldMinutes, transferHours };
}

const storedTermsSchema = z.object({
  freeShippingFrom: z.int(),
  shippingFee: z.int(),
  codLimit: z.int(),
  returnDays: z.int(),
  paymentHoldMinutes: z.int(),
  transferHours: z.int(),
}) satisfies z.ZodType<OrderTerms>;

/** Returns the order's terms, or the terms from the given settings if the order was placed before terms were stored. */
export function readOrderTerms({ terms }: { terms: unknown }, settings: OrderTerms): OrderTerms {
  return terms === null ? toOrderTerms(settings) : storedTermsSchema.parse(terms);
}
