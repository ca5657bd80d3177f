import { z } from 'zod';
import { PAYER_RELATIONS } from '#domain/payments/payerSchema.ts';
import { oneOf, upper } from '../inputs.ts';

/** Whose bank account a large sum comes from. */
export const payerBody = z
  .strictObject({ accountHolder: z.string(), bank: z.string(), relation: oneOf(PAYER_RELATIONS) })
  .nullish()
  .describe('Whose bank account the money comes from, where the law asks.');

export function toPayerInput(payer: z.output<typeof payerBody>) {
  return payer && { ...payer, relation: upper(payer.relation) };
}
