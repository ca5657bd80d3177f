import { z } from 'zod';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/**
 * The settings that later steps on an order follow as they were when it was placed (docs/decisions/0071). Its tax
 * percentage, its day of payment and the terms of a booking are columns of their own.
 */
export interface OrderTerms
  extends Pick<
    StoreSettings,
    'freeShippingFrom' | 'shippingFee' | 'codLimit' | 'returnDays' | 'paymentHoldMinutes' | 'transferHours'
  > {}

/** The terms that an order placed under these settings gets. */
export function orderTerms({
  freeShippingFrom,
  shippingFee,
  codLimit,
  returnDays,
  paymentHoldMinutes,
  transferHours,
}: OrderTerms): OrderTerms {
  return { freeShippingFrom, shippingFee, codLimit, returnDays, paymentHoldMinutes, transferHours };
}

const kept = z.object({
  freeShippingFrom: z.int(),
  shippingFee: z.int(),
  codLimit: z.int(),
  returnDays: z.int(),
  paymentHoldMinutes: z.int(),
  transferHours: z.int(),
}) satisfies z.ZodType<OrderTerms>;

/** The terms of an order; those of the given settings where a version of the store that kept none placed it. */
export function termsOf({ terms }: { terms: unknown }, settings: OrderTerms): OrderTerms {
  return terms === null ? orderTerms(settings) : kept.parse(terms);
}
