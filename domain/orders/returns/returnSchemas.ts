import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { optionalLines, optionalText } from '#domain/text/fields.ts';
import { manyLines } from '#domain/text/texts.ts';
import {
  RETURN_CONDITIONS,
  RETURN_REASONS,
  RETURN_WISHES,
  type ReturnWish,
  SHOPPER_REASONS,
} from './returnReasons.ts';

const CHOOSE = /*i18n*/ 'Choose what comes back.';
const QUANTITY = /*i18n*/ 'Choose a quantity of 1 or more.';
const REASON = /*i18n*/ 'Choose a reason.';
const AMOUNT = 'Enter an amount in whole rupees.';
const DECLINED = 'Say why the store does not take it back: the buyer reads it.';

const line = {
  lineId: z.string(),
  quantity: z.int({ error: QUANTITY }).min(1, { error: QUANTITY }),
  words: optionalLines(500, /*i18n*/ 'Use at most 500 characters.'),
};
const NOTE = 'Use at most 240 characters for the note.';
/** Which location has what came, and a word about it. */
const whereabouts = { locationId: z.string().nullish(), note: optionalText(240, NOTE) };
const wish = z.enum(RETURN_WISHES, { error: /*i18n*/ 'Choose what you would like.' });

/** What a buyer would rather have. */
const wished = {
  wishedSize: optionalText(16, /*i18n*/ 'Use at most 16 characters for the size.'),
  wishedWords: optionalLines(500, /*i18n*/ 'Use at most 500 characters.'),
};

/** Nothing is wished for instead where the money is wanted. */
function expectExchange(
  {
    wish,
    lines,
  }: { wish: ReturnWish; lines: readonly { [field in keyof typeof wished]?: string | undefined }[] },
  context: z.RefinementCtx,
): void {
  if (wish === 'EXCHANGE') return;
  for (const [index, line] of lines.entries())
    for (const field of ['wishedSize', 'wishedWords'] as const)
      if (line[field])
        context.addIssue(problemIssue('RETURN_WISH_WITHOUT_EXCHANGE', {}, ['lines', index, field]));
}

/** What a shopper asks to return. */
export const returnRequestSchema = z
  .object({
    lines: z
      .array(z.object({ ...line, ...wished, reason: z.enum(SHOPPER_REASONS, { error: REASON }) }))
      .min(1, { error: CHOOSE })
      .max(100, { error: CHOOSE }),
    wish,
    photos: z.array(z.string()).max(100).default([]),
  })
  .superRefine(expectExchange);

export const declineSchema = z.object({
  reason: manyLines(DECLINED)
    .min(1, { error: DECLINED })
    .max(500, { error: 'Use at most 500 characters for the reason.' }),
});

export const approvalSchema = z.object({
  instructions: optionalLines(1000, 'Use at most 1,000 characters for the instructions.'),
});

/** What of a credit the store keeps, and whether the shipping is part of it. */
export const deductionSchema = z.object({
  creditShipping: z.boolean().nullish(),
  deduction: z
    .int({ error: AMOUNT })
    .min(0, { error: AMOUNT })
    .nullish()
    .transform((amount) => amount ?? 0),
  deductionReason: optionalText(240, 'Use at most 240 characters for the reason.'),
});

/** What came, how it is, and what is credited for it. */
export const receiptSchema = deductionSchema.extend({
  lines: z
    .array(
      z.object({
        lineId: z.string(),
        received: z.int({ error: QUANTITY }).min(0, { error: QUANTITY }),
        condition: z.enum(RETURN_CONDITIONS),
        restock: z.boolean(),
        ...whereabouts,
      }),
    )
    .min(1)
    .max(100),
});

/** What a return is exchanged for, beside the pieces. */
export const exchangeSchema = z.object({
  paymentMethod: z.enum(MONEY_METHODS, { error: 'Choose how what is missing is paid.' }),
  freeShipping: z
    .boolean()
    .nullish()
    .transform((free) => free ?? false),
  isTakenAlong: z
    .boolean()
    .nullish()
    .transform((along) => along ?? false),
  notes: optionalLines(500, 'Use at most 500 characters for the notes.'),
});

/** A return that the store enters itself. */
export const startedReturnSchema = z
  .object({
    lines: z
      .array(
        z.object({
          ...line,
          ...wished,
          reason: z.enum(RETURN_REASONS, { error: REASON }),
          condition: z.enum(RETURN_CONDITIONS).nullish(),
          restock: z.boolean().nullish(),
          ...whereabouts,
        }),
      )
      .min(1, { error: CHOOSE })
      .max(100, { error: CHOOSE }),
    wish,
  })
  .superRefine(expectExchange);
