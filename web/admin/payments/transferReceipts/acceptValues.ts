import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { PAYMENTS_STAFF_PROBLEMS } from '#domain/payments/paymentsStaffProblems.ts';
import { receiptAcceptanceSchema } from '#domain/payments/transferReceiptSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';

/** Payment found in the bank account, as typed. */
export interface AcceptValues {
  amount: string;
  reference: string;
  note: string;
  allowOverpayment: boolean;
  allowDuplicateReference: boolean;
}

/** Returns the defaults from the receipt. */
export function toAcceptValues({ amount, reference }: Slip): AcceptValues {
  return {
    amount: String(amount),
    reference,
    note: '',
    allowOverpayment: false,
    allowDuplicateReference: false,
  };
}

export function toAcceptInput({ amount, reference, note }: AcceptValues) {
  return { amount: readNumber(amount) ?? Number.NaN, reference: reference.trim(), note: note.trim() || null };
}

/** Validates the converted values: an amount other than the receipt's requires a note. */
export function createAcceptResolver(receipt: Slip) {
  const rules = z.preprocess(
    (values) => toAcceptInput(values as AcceptValues),
    receiptAcceptanceSchema.refine(({ amount, note }) => amount === receipt.amount || Boolean(note), {
      path: ['note'],
      error: PAYMENTS_STAFF_PROBLEMS.TRANSFER_RECEIPT_NOTE_REQUIRED.message,
    }),
  ) as unknown as z.ZodType<AcceptValues, AcceptValues>;
  return zodResolver(rules, undefined, { raw: true });
}
