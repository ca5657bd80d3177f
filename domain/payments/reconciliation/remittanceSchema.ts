import { z } from 'zod';
import { buildOptionalMultilineSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';

export const MAX_PARCELS = 500;
export const MAX_CHARGES = 20;
/** Largest remittance in NPR, far more than a carrier collects in one day. */
export const MAX_REMITTANCE_NPR = 20_000_000;

const CARRIER_PROBLEM = /*i18n*/ 'Choose the courier.';
const REFERENCE_PROBLEM = /*i18n*/ 'Enter the reference of the transfer or receipt.';
const TOTAL_PROBLEM =
  /*i18n*/ 'Enter the amount received, from 0 to 2,00,00,000 rupees, with at most two decimal places.';
const LABEL_PROBLEM = /*i18n*/ 'Enter what the charge is for, in at most 80 characters.';
const CHARGE_PROBLEM =
  /*i18n*/ 'Enter the charge in rupees, with at most two decimal places. Use a minus sign for an amount the courier added.';
const REASON_TOO_LONG = /*i18n*/ 'Use at most 240 characters for the reason.';
const REASON_PROBLEM = /*i18n*/ 'Enter the reason for voiding this remittance.';

/** Rupees with at most two decimals. */
function buildRupeesSchema(problem: string, min: number) {
  return z
    .number({ error: problem })
    .min(min, { error: problem })
    .max(MAX_REMITTANCE_NPR, { error: problem })
    .refine((npr) => isWholePaisa(npr), { error: problem });
}

function isWholePaisa(npr: number): boolean {
  return Math.abs(npr * 100 - Math.round(npr * 100)) < 1e-6;
}

/** A charge that a carrier deducts. Its label is free text. */
const chargeSchema = z.object({
  label: buildSingleLineSchema(LABEL_PROBLEM)
    .min(1, { error: LABEL_PROBLEM })
    .max(80, { error: LABEL_PROBLEM }),
  amount: buildRupeesSchema(CHARGE_PROBLEM, -MAX_REMITTANCE_NPR).refine((npr) => npr !== 0, {
    error: CHARGE_PROBLEM,
  }),
});

/** Header and charges of a remittance. Its lines are read together with their orders. */
export const remittanceSchema = z.object({
  carrier: buildSingleLineSchema(CARRIER_PROBLEM)
    .min(1, { error: CARRIER_PROBLEM })
    .max(80, { error: CARRIER_PROBLEM }),
  reference: buildSingleLineSchema(REFERENCE_PROBLEM)
    .min(1, { error: REFERENCE_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the reference.' }),
  day: z.iso.date({ error: /*i18n*/ 'Choose the date the money was received.' }),
  total: buildRupeesSchema(TOTAL_PROBLEM, 0),
  deposit: z.enum(['BANK', 'CASH']).default('BANK'),
  note: buildOptionalMultilineSchema(240, /*i18n*/ 'Use at most 240 characters for the note.'),
  charges: z
    .array(chargeSchema)
    .max(MAX_CHARGES, { error: /*i18n*/ 'A remittance can have at most 20 charges.' })
    .nullish()
    .transform((charges) => charges ?? []),
});

export const closeRemittanceSchema = z.object({ reason: buildOptionalMultilineSchema(240, REASON_TOO_LONG) });

export const voidRemittanceSchema = z.object({
  reason: buildMultilineSchema(REASON_PROBLEM)
    .min(1, { error: REASON_PROBLEM })
    .max(240, { error: REASON_TOO_LONG }),
});
