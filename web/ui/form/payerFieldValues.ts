import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { payerSchema } from '#domain/payments/payerSchema.ts';

/** Whose bank account pays, as it is typed. */
export interface PayerFieldValues {
  accountHolder: string;
  bank: string;
  relation: 'SELF' | 'FAMILY';
}

/** What a form has whose bank account is asked for. */
export interface PayerForm {
  payer: PayerFieldValues;
}

export const emptyPayer: PayerFieldValues = { accountHolder: '', bank: '', relation: 'SELF' };

export const payerResolver = zodResolver(z.object({ payer: payerSchema }));
