import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import { PAYMENTS_PROBLEMS } from '#domain/payments/paymentsProblems.ts';
import { transferReceiptSchema } from '#domain/payments/transferReceiptSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { emptyPayer, type PayerForm } from '#web/ui/form/payerFieldValues.ts';

/** Form values of a transfer receipt. */
export interface TransferReceiptValues extends PayerForm {
  amount: string;
  /** Kathmandu day. */
  paidOn: string;
  reference: string;
  bank: string;
  /** Id of the uploaded photo; empty until it is added. */
  photo: string;
}

/** Returns the likely initial values: the full remaining amount, transferred today. */
export function toTransferReceiptValues(amount: number): TransferReceiptValues {
  return {
    amount: amount > 0 ? String(amount) : '',
    paidOn: getToday(),
    reference: '',
    bank: '',
    photo: '',
    payer: emptyPayer,
  };
}

/** Converts the form values to the request's input; the account's owner is included only if required. */
export function toTransferReceiptInput(
  { amount, bank, payer, ...values }: TransferReceiptValues,
  payerRequired: boolean,
) {
  const bankName = payerRequired ? payer.bank : bank;
  return {
    ...values,
    amount: readNumber(amount) ?? Number.NaN,
    bank: bankName.trim() || null,
    ...(payerRequired && { payer }),
  };
}

/** Returns today's Kathmandu day, such as 2026-11-27. */
export function getToday(): string {
  return formatIsoDay(toKathmanduDay(new Date()));
}

const receiptFormSchema = transferReceiptSchema
  .extend({
    photo: z.string().min(1, { error: /*i18n*/ 'Add a photo of the transfer receipt.' }),
    payer: payerSchema.optional(),
  })
  .refine(({ paidOn }) => paidOn <= getToday(), {
    path: ['paidOn'],
    error: PAYMENTS_PROBLEMS.TRANSFER_RECEIPT_DAY_IN_FUTURE.message,
  });

/** Validates the converted values of a transfer receipt, with its separately uploaded photo. */
export function createTransferReceiptResolver(
  photo: string,
  payerRequired: boolean,
): Resolver<TransferReceiptValues> {
  const rules = z.preprocess(
    (values) => toTransferReceiptInput(values as TransferReceiptValues, payerRequired),
    receiptFormSchema,
  ) as unknown as z.ZodType<TransferReceiptValues, TransferReceiptValues>;
  const validateReceipt = zodResolver(rules, undefined, { raw: true });
  return (values, context, options) => validateReceipt({ ...values, photo }, context, options);
}
