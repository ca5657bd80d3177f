import { z } from 'zod';
import { REFUND_METHODS } from '#domain/orders/orderLifecycle.ts';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';

const AMOUNT_PROBLEM = 'Enter the refund in whole rupees.';

export const refundSchema = z.object({
  amount: z.int({ error: AMOUNT_PROBLEM }).min(1, { error: AMOUNT_PROBLEM }),
  method: z.enum(REFUND_METHODS, { error: 'Choose how to refund the payment.' }),
  reference: buildOptionalTextSchema(120, 'Use at most 120 characters for the reference.'),
  note: buildOptionalTextSchema(240, 'Use at most 240 characters for the note.'),
  compensationReason: buildOptionalTextSchema(240, 'Use at most 240 characters for the reason.'),
});

/** Note and reason of a refund by a payment provider. */
export const refundNoteSchema = refundSchema.pick({ note: true, compensationReason: true });

/** Refund by a payment provider, which determines its method and reference. */
export const providerRefundSchema = refundSchema.pick({ amount: true, note: true, compensationReason: true });

/** Refund made while a return is received. Without an amount, the full refund due is paid. */
export const immediateRefundSchema = refundSchema.extend({ amount: refundSchema.shape.amount.nullish() });
