import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { PAYMENTS_STAFF_PROBLEMS } from '#domain/payments/paymentsStaffProblems.ts';
import { slipAcceptanceSchema } from '#domain/payments/transferSlipSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';

/** What was found in the bank account, as it is typed. */
export interface AcceptValues {
  amount: string;
  reference: string;
  note: string;
  allowOverpayment: boolean;
  allowDuplicateReference: boolean;
}

/** What is likely: what the slip says. */
export function toAcceptValues({ amount, reference }: Slip): AcceptValues {
  return {
    amount: String(amount),
    reference,
    note: '',
    allowOverpayment: false,
    allowDuplicateReference: false,
  };
}

export function toFound({ amount, reference, note }: AcceptValues) {
  return { amount: readNumber(amount) ?? Number.NaN, reference: reference.trim(), note: note.trim() || null };
}

/** The rules of what was found, asked about what the form means: another amount than on the slip takes a word of why. */
export function acceptResolver(slip: Slip) {
  const rules = z.preprocess(
    (values) => toFound(values as AcceptValues),
    slipAcceptanceSchema.refine(({ amount, note }) => amount === slip.amount || Boolean(note), {
      path: ['note'],
      error: PAYMENTS_STAFF_PROBLEMS.SLIP_NOTE_ASKED.message,
    }),
  ) as unknown as z.ZodType<AcceptValues, AcceptValues>;
  return zodResolver(rules, undefined, { raw: true });
}
