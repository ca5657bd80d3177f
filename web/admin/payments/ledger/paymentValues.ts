import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { formatIsoDay, readWallClock, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { paymentEntrySchema } from '#domain/orders/paymentEntrySchema.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { emptyPayer, type PayerForm } from '#web/ui/form/payerFieldValues.ts';

/** Payment as typed in the form. */
export interface PaymentValues extends PayerForm {
  method: (typeof MONEY_METHODS)[number];
  amount: string;
  /** Kathmandu day, YYYY-MM-DD. */
  day: string;
  reference: string;
  note: string;
  allowOverpayment: boolean;
  allowDuplicateReference: boolean;
  allowUnverified: boolean;
}

/** Returns the defaults: the amount due, today, the customer's payment method. */
export function toPaymentValues({ paymentMethod, staff }: Order, now: Date): PaymentValues {
  return {
    method: MONEY_METHODS.find((method) => method === paymentMethod) ?? 'CASH',
    amount: staff.due > 0 ? String(staff.due) : '',
    day: getToday(now),
    reference: '',
    note: '',
    allowOverpayment: false,
    allowDuplicateReference: false,
    allowUnverified: false,
    payer: emptyPayer,
  };
}

/** Returns true if a payment of this method requires the payer's bank account. */
export function isPayerRequired(
  { payerRequired }: Pick<Order, 'payerRequired'>,
  method: PaymentValues['method'],
): boolean {
  return payerRequired && method === 'BANK_TRANSFER';
}

/**
 * Converts the form values into the input. A payment received today gets the current time; an earlier payment gets the
 * start of its day.
 */
export function toPaymentEntry(
  {
    amount,
    day,
    reference,
    note,
    method,
    allowOverpayment,
    allowDuplicateReference,
    allowUnverified,
    payer,
  }: PaymentValues,
  { order, now }: { order: Pick<Order, 'payerRequired'>; now: Date },
) {
  const receivedAt = day === getToday(now) ? null : readWallClock(day);
  return {
    method,
    amount: readNumber(amount) ?? Number.NaN,
    reference: reference.trim() || null,
    note: note.trim() || null,
    settledAt: receivedAt?.toISOString(),
    allowOverpayment,
    allowDuplicateReference,
    allowUnverified,
    ...(isPayerRequired(order, method) && { payer }),
  };
}

/** Returns the excess of the typed amount over the amount due; 0 if there is none. */
export function computeOverpayment(amount: string, amountDue: number): number {
  const typedAmount = readNumber(amount) ?? 0;
  return typedAmount > amountDue ? typedAmount - amountDue : 0;
}

function getToday(now: Date): string {
  return formatIsoDay(toKathmanduDay(now));
}

const entrySchema = paymentEntrySchema.extend({ payer: payerSchema.optional() });

/**
 * A provider's payment requires its reference, so that a later result from the provider can be matched to the entry.
 */
function validateReference(
  { method, reference }: z.output<typeof entrySchema>,
  context: z.RefinementCtx,
): void {
  if (!isOnline(method) || reference) return;
  const missingReferenceError = new DomainError('PROVIDER_REFERENCE_MISSING', {
    provider: METHOD_TEXTS[method],
  });
  context.addIssue({ code: 'custom', path: ['reference'], message: getProblemText(missingReferenceError) });
}

/** Validates the converted values; the form keeps the typed values. */
export function createPaymentResolver(order: Pick<Order, 'payerRequired'>) {
  const rules = z.preprocess(
    (values) => toPaymentEntry(values as PaymentValues, { order, now: new Date() }),
    entrySchema.superRefine(validateReference),
  ) as unknown as z.ZodType<PaymentValues, PaymentValues>;
  return zodResolver(rules, undefined, { raw: true });
}
