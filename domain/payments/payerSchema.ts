import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

export const PAYER_RELATIONS = ['SELF', 'FAMILY'] as const;

const PAYER_PROBLEM = /*i18n*/ 'Enter the name of the account holder.';
const BANK_PROBLEM = /*i18n*/ 'Enter the name of the bank.';

/** Holder of the bank account that pays a large amount. */
export const payerSchema = z.object({
  accountHolder: buildSingleLineSchema(PAYER_PROBLEM)
    .min(1, { error: PAYER_PROBLEM })
    .max(80, { error: PAYER_PROBLEM }),
  bank: buildSingleLineSchema(BANK_PROBLEM).min(1, { error: BANK_PROBLEM }).max(80, { error: BANK_PROBLEM }),
  relation: z.enum(PAYER_RELATIONS),
});

export type Payer = z.output<typeof payerSchema>;
