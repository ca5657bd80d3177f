import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';
import {
  CUSTOMER_REASONS,
  RETURN_CONDITIONS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  type ReturnOutcome,
} from './returnReasons.ts';

const ITEMS_PROBLEM = /*i18n*/ 'Choose the items to return.';
const QUANTITY_PROBLEM = /*i18n*/ 'Choose a quantity of 1 or more.';
const REASON_PROBLEM = /*i18n*/ 'Choose a reason.';
const AMOUNT_PROBLEM = 'Enter an amount in whole rupees.';
const DECLINE_REASON_PROBLEM = 'Enter the reason for declining. The customer sees it.';

const line = {
  lineId: z.string(),
  quantity: z.int({ error: QUANTITY_PROBLEM }).min(1, { error: QUANTITY_PROBLEM }),
  words: buildOptionalMultilineSchema(500, /*i18n*/ 'Use at most 500 characters.'),
};
const NOTE_PROBLEM = 'Use at most 240 characters for the note.';
/** Location that receives the item, and a note. */
const locationFields = { locationId: z.string().nullish(), note: buildOptionalTextSchema(240, NOTE_PROBLEM) };
const wish = z.enum(RETURN_OUTCOMES, { error: /*i18n*/ 'Choose a refund or an exchange.' });

/** Items the customer wants in exchange. */
const exchangeFields = {
  exchangeSize: buildOptionalTextSchema(16, /*i18n*/ 'Use at most 16 characters for the size.'),
  exchangePreference: buildOptionalMultilineSchema(500, /*i18n*/ 'Use at most 500 characters.'),
};

/** Rejects exchange items in a return for a refund. */
function checkExchange(
  {
    wish: outcome,
    lines,
  }: {
    wish: ReturnOutcome;
    lines: readonly { [field in keyof typeof exchangeFields]?: string | undefined }[];
  },
  context: z.RefinementCtx,
): void {
  if (outcome === 'EXCHANGE') return;
  for (const [index, line] of lines.entries())
    for (const field of ['exchangeSize', 'exchangePreference'] as const)
      if (line[field])
        context.addIssue(
          createProblemIssue('EXCHANGE_PREFERENCE_WITHOUT_EXCHANGE', {}, ['lines', index, field]),
        );
}

/** Return request of a customer. */
export const returnRequestSchema = z
  .object({
    lines: z
      .array(
        z.object({ ...line, ...exchangeFields, reason: z.enum(CUSTOMER_REASONS, { error: REASON_PROBLEM }) }),
      )
      .min(1, { error: ITEMS_PROBLEM })
      .max(100, { error: ITEMS_PROBLEM }),
    wish,
    photos: z.array(z.string()).max(100).default([]),
  })
  .superRefine(checkExchange);

export const declineSchema = z.object({
  reason: buildMultilineSchema(DECLINE_REASON_PROBLEM)
    .min(1, { error: DECLINE_REASON_PROBLEM })
    .max(500, { error: 'Use at most 500 characters for the reason.' }),
});

export const approvalSchema = z.object({
  instructions: buildOptionalMultilineSchema(1000, 'Use at most 1,000 characters for the instructions.'),
});

/** Deduction from a credit, and whether shipping is refunded. */
export const deductionSchema = z.object({
  creditShipping: z.boolean().nullish(),
  deduction: z
    .int({ error: AMOUNT_PROBLEM })
    .min(0, { error: AMOUNT_PROBLEM })
    .nullish()
    .transform((amount) => amount ?? 0),
  deductionReason: buildOptionalTextSchema(240, 'Use at most 240 characters for the reason.'),
});

/** Received items, their condition and the amount to credit. */
export const receiptSchema = deductionSchema.extend({
  lines: z
    .array(
      z.object({
        lineId: z.string(),
        received: z.int({ error: QUANTITY_PROBLEM }).min(0, { error: QUANTITY_PROBLEM }),
        condition: z.enum(RETURN_CONDITIONS),
        restock: z.boolean(),
        ...locationFields,
      }),
    )
    .min(1)
    .max(100),
});

/** Terms of an exchange apart from its items. */
export const exchangeSchema = z.object({
  paymentMethod: z.enum(MONEY_METHODS, { error: 'Choose how to pay the difference.' }),
  freeShipping: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  isTakenAlong: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  notes: buildOptionalMultilineSchema(500, 'Use at most 500 characters for the notes.'),
});

/** A return entered by staff. */
export const staffReturnSchema = z
  .object({
    lines: z
      .array(
        z.object({
          ...line,
          ...exchangeFields,
          reason: z.enum(RETURN_REASONS, { error: REASON_PROBLEM }),
          condition: z.enum(RETURN_CONDITIONS).nullish(),
          restock: z.boolean().nullish(),
          ...locationFields,
        }),
      )
      .min(1, { error: ITEMS_PROBLEM })
      .max(100, { error: ITEMS_PROBLEM }),
    wish,
  })
  .superRefine(checkExchange);
