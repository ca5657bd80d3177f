import { z } from 'zod';
import { addressSchema } from '#domain/customers/addressSchema.ts';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import { isTooDeep, replaceLoneSurrogates } from '#domain/text/boundedJson.ts';
import {
  buildOptionalMultilineSchema,
  buildOptionalTextSchema,
  email,
  name,
  optionalPhone,
} from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { DISCOUNT_BASES, DISCOUNT_UNITS } from './calculateStaffDiscount.ts';
import { TENDER_METHODS } from './tender.ts';

export const FULFILMENTS = ['COUNTER', 'PICKUP', 'DELIVERY'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

export const ORDER_CHANNELS = ['SHOP', 'COUNTER', 'PHONE', 'API'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

const MAX_PAYMENTS = 10;
const AMOUNT_PROBLEM = /*i18n*/ 'Enter an amount in rupees, greater than 0.';
const REASON_PROBLEM = /*i18n*/ 'Enter the reason for the discount.';
const VALUE_PROBLEM = /*i18n*/ 'Enter the discount.';
const PERCENT_PROBLEM = /*i18n*/ 'Enter a percentage from 0 to 100, with at most two decimal places.';
const PAN_PROBLEM = /*i18n*/ 'A PAN has 9 digits.';
const RECIPIENT_PROBLEM = /*i18n*/ 'Enter the name of the recipient.';
const CONTENT_PROBLEM = 'A parked sale is an object of at most 50,000 characters.';
const LABEL_MISSING = /*i18n*/ 'Enter a name for the sale.';
const LABEL_PROBLEM = /*i18n*/ 'Use at most 80 characters for the name.';

const npr = z
  .int({ error: AMOUNT_PROBLEM })
  .min(1, { error: AMOUNT_PROBLEM })
  .max(2_000_000_000, { error: AMOUNT_PROBLEM });

/** Percentages have at most two decimals, since orders store them in basis points. */
export function hasAtMostTwoDecimals(percent: number): boolean {
  return percent >= 0.01 && Math.abs(Math.round(percent * 100) - percent * 100) < 1e-6;
}

export const staffDiscountSchema = z
  .object({
    unit: z.enum(DISCOUNT_UNITS),
    value: z.number({ error: VALUE_PROBLEM }).positive({ error: VALUE_PROBLEM }),
    on: z.enum(DISCOUNT_BASES),
    reason: buildSingleLineSchema(REASON_PROBLEM).min(1, { error: REASON_PROBLEM }).max(160, {
      error: /*i18n*/ 'Use at most 160 characters for the reason.',
    }),
  })
  .superRefine(({ unit, value }, context) => {
    if (unit === 'PERCENT' && (value > 100 || !hasAtMostTwoDecimals(value)))
      context.addIssue({ code: 'custom', path: ['value'], message: PERCENT_PROBLEM });
    if (unit === 'NPR' && !Number.isInteger(value))
      context.addIssue({ code: 'custom', path: ['value'], message: VALUE_PROBLEM });
  });

/** A payment at the counter: cash with the amount given, or a card or transfer with its reference. */
export const tenderSchema = z
  .object({
    method: z.enum(TENDER_METHODS),
    amount: npr,
    given: npr.nullish(),
    reference: buildOptionalTextSchema(120, /*i18n*/ 'Use at most 120 characters for the reference.'),
  })
  .superRefine(({ method, amount, given: value, reference }, context) => {
    if (value != null && (method !== 'CASH' || value < amount))
      context.addIssue({ ...createProblemIssue('CASH_RECEIVED_TOO_LOW', {}, ['given']) });
    if (method === 'CARD' && reference && !/^\d{4}$/.test(reference))
      context.addIssue({ ...createProblemIssue('CARD_DIGITS', {}, ['reference']) });
    if (method !== 'CASH' && !reference)
      context.addIssue({ ...createProblemIssue('REFERENCE_MISSING', {}, ['reference']) });
  });

/** Details of the customer, all optional. */
export const counterCustomerSchema = z.object({
  name: name
    .or(z.literal(''))
    .nullish()
    .transform((value) => value || ''),
  phone: optionalPhone.transform((value) => value ?? ''),
  email: email
    .or(z.literal(''))
    .nullish()
    .transform((value) => value || ''),
  pan: z
    .string()
    .trim()
    .regex(/^(\d{9})?$/, { error: PAN_PROBLEM })
    .nullish()
    .transform((value) => value || null),
});

/** Discounts on the whole sale and on each line. */
export const counterDiscountsSchema = z.object({
  discount: staffDiscountSchema.nullish().transform((value) => value ?? null),
  lines: z.array(z.object({ discount: staffDiscountSchema.nullish().transform((value) => value ?? null) })),
});

export const counterSaleSchema = counterDiscountsSchema.extend({
  buyer: counterCustomerSchema,
  payments: z.array(tenderSchema).max(MAX_PAYMENTS, {
    error: /*i18n*/ 'A sale can have at most 10 payments.',
  }),
  payer: payerSchema.nullish().transform((value) => value ?? null),
  notes: buildOptionalMultilineSchema(500, /*i18n*/ 'Use at most 500 characters for the notes.'),
});

/** Delivery address of a sale. The messages are worded for a staff member who enters it for a customer. */
export const counterAddressSchema = addressSchema.extend({
  name: buildSingleLineSchema(RECIPIENT_PROBLEM).min(1, { error: RECIPIENT_PROBLEM }).pipe(name),
});

/** Days after which a parked sale is deleted. */
export const PARKED_SALE_DAYS = 7;

const count = z.int().min(0).max(2_000_000_000);

/** The till defines the content of a parked sale. The server only limits its size. */
export const parkedSaleSchema = z.object({
  label: buildSingleLineSchema(LABEL_MISSING)
    .min(1, { error: LABEL_MISSING })
    .max(80, { error: LABEL_PROBLEM }),
  content: z
    .record(z.string(), z.unknown(), { error: CONTENT_PROBLEM })
    .refine((content) => !isTooDeep(content) && JSON.stringify(content).length <= 50_000, {
      error: CONTENT_PROBLEM,
    })
    .transform(replaceLoneSurrogates),
  pieces: count,
  total: count,
});

/** Recipient of a receipt. Defaults to the order's email address. */
export const receiptEmailSchema = z.object({
  email: email.nullish().transform((value) => value ?? null),
});
