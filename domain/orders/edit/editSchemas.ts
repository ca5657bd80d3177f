import { z } from 'zod';
import { buildOptionalMultilineSchema } from '#domain/text/fields.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';
import { MAX_LINES } from '../cart/cart.ts';
import { DISCOUNT_BASES } from '../counter/calculateStaffDiscount.ts';
import { hasAtMostTwoDecimals } from '../counter/counterSaleSchema.ts';
import { CHECKOUT_METHODS } from '../orderLifecycle.ts';
import { quantity } from '../orderLinesSchema.ts';

const MAX_SHIPPING = 100_000;
const MAX_DISCOUNT = 100_000_000;
const SHIPPING_PROBLEM = `Enter an amount in whole rupees from 0 to ${formatNumber(MAX_SHIPPING)}.`;
const DISCOUNT_PROBLEM = `Enter an amount in whole rupees from 1 to ${formatNumber(MAX_DISCOUNT)}.`;
const PERCENT_PROBLEM = 'Enter a percentage from 0.01 to 100, with at most two decimals.';
const BASIS_PROBLEM = 'Only a percentage can apply to the making charge alone.';
const REASON_MISSING = 'Enter a reason for the discount.';
const AGREEMENT_MISSING = 'Enter who agreed, and when.';
const LINES_PROBLEM = `An order has 1 to ${MAX_LINES} lines. To remove the last one, cancel the order.`;

/** A staff discount on an order: an amount or a percentage, always with a reason. */
export const editDiscountSchema = z
  .object({
    amount: z
      .int({ error: DISCOUNT_PROBLEM })
      .min(1, { error: DISCOUNT_PROBLEM })
      .max(MAX_DISCOUNT, { error: DISCOUNT_PROBLEM })
      .nullish(),
    percent: z
      .number({ error: PERCENT_PROBLEM })
      .max(100, { error: PERCENT_PROBLEM })
      .refine(hasAtMostTwoDecimals, { error: PERCENT_PROBLEM })
      .nullish(),
    on: z.enum(DISCOUNT_BASES).nullish(),
    reason: buildMultilineSchema(REASON_MISSING)
      .min(1, { error: REASON_MISSING })
      .max(160, { error: 'Use at most 160 characters for the reason.' }),
  })
  .superRefine(({ amount, percent, on }, context) => {
    if (percent == null && on === 'MAKING')
      context.addIssue({ code: 'custom', message: BASIS_PROBLEM, path: ['on'] });
    if ((amount == null) === (percent == null))
      context.addIssue({
        code: 'custom',
        message: 'Enter either an amount or a percentage.',
        path: ['amount'],
      });
  });

export type EditDiscount = z.output<typeof editDiscountSchema>;

export const agreementNote = buildMultilineSchema(AGREEMENT_MISSING)
  .min(3, { error: AGREEMENT_MISSING })
  .max(240, { error: 'Use at most 240 characters for the agreement.' });

/** Checks an order edit as far as possible without the order and the catalogue. */
export const orderEditSchema = z.object({
  lines: z
    .array(z.object({ quantity }))
    .min(1, { error: LINES_PROBLEM })
    .max(MAX_LINES, { error: LINES_PROBLEM })
    .nullish(),
  shipping: z
    .int({ error: SHIPPING_PROBLEM })
    .min(0, { error: SHIPPING_PROBLEM })
    .max(MAX_SHIPPING, { error: SHIPPING_PROBLEM })
    .nullish(),
  discount: editDiscountSchema.nullish(),
  paymentMethod: z.enum(CHECKOUT_METHODS, { error: 'Choose a payment method.' }).nullish(),
});

/** Approval by the customer: recorded after a call, or requested by email. */
export const approvalSchema = z.object({
  note: buildOptionalMultilineSchema(500, 'Use at most 500 characters for the note.'),
  message: buildOptionalMultilineSchema(500, 'Use at most 500 characters for the message.'),
});
