import { z } from 'zod';
import { optionalLines } from '#domain/text/fields.ts';
import { manyLines, oneLine } from '#domain/text/texts.ts';

export const MOST_PARCELS = 500;
export const MOST_CHARGES = 20;
/** NPR: far above what a courier collects in one day. */
export const MOST_REMITTANCE_NPR = 20_000_000;

const CARRIER = /*i18n*/ 'Choose the courier.';
const REFERENCE = /*i18n*/ 'Enter the reference of the transfer or the receipt.';
const TOTAL =
  /*i18n*/ 'Enter the amount that arrived, from 0 to 20,000,000 rupees with at most two decimals.';
const LABEL = /*i18n*/ 'Enter what the charge is for, in at most 80 characters.';
const CHARGE =
  /*i18n*/ 'Enter the charge in rupees with at most two decimals. Use a minus sign for an amount that the courier added.';
const LONG_REASON = /*i18n*/ 'Use at most 240 characters for the reason.';
const REASON = /*i18n*/ 'Enter the reason for voiding this remittance.';

/** Rupees with at most two decimals. */
function rupees(problem: string, least: number) {
  return z
    .number({ error: problem })
    .min(least, { error: problem })
    .max(MOST_REMITTANCE_NPR, { error: problem })
    .refine((npr) => isWholePaisa(npr), { error: problem });
}

function isWholePaisa(npr: number): boolean {
  return Math.abs(npr * 100 - Math.round(npr * 100)) < 1e-6;
}

/** A charge that a courier deducts: its free label and its amount. */
const chargeSchema = z.object({
  label: oneLine(LABEL).min(1, { error: LABEL }).max(80, { error: LABEL }),
  amount: rupees(CHARGE, -MOST_REMITTANCE_NPR).refine((npr) => npr !== 0, { error: CHARGE }),
});

/** The head of a remittance and its charges; its lines are read with their orders. */
export const remittanceSchema = z.object({
  carrier: oneLine(CARRIER).min(1, { error: CARRIER }).max(80, { error: CARRIER }),
  reference: oneLine(REFERENCE)
    .min(1, { error: REFERENCE })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the reference.' }),
  day: z.iso.date({ error: /*i18n*/ 'Choose the day on which it arrived.' }),
  total: rupees(TOTAL, 0),
  deposit: z.enum(['BANK', 'CASH']).default('BANK'),
  note: optionalLines(240, /*i18n*/ 'Use at most 240 characters for the note.'),
  charges: z
    .array(chargeSchema)
    .max(MOST_CHARGES, { error: /*i18n*/ 'A remittance has at most 20 charges.' })
    .nullish()
    .transform((charges) => charges ?? []),
});

export const closeRemittanceSchema = z.object({ reason: optionalLines(240, LONG_REASON) });

export const voidRemittanceSchema = z.object({
  reason: manyLines(REASON).min(1, { error: REASON }).max(240, { error: LONG_REASON }),
});
