import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { payerSchema } from '#domain/payments/payerSchema.ts';

/** Form values for the owner of the paying bank account. */
export interface PayerFieldValues {
  accountHolder: string;
  bank: string;
  relation: 'SELF' | 'FAMILY';
}

/** Form values that include the owner of the paying bank account. */
export interface PayerForm {
  payer: PayerFieldValues;
}

export const emptyPayer: PayerFieldValues = { accountHolder: '', bank: '', relation: 'SELF' };

export const payerResolver = zodResolver(z.object({ payer: payerSchema }));
