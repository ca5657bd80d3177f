import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { isOnline } from './onlineMethods.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time after a provider's page has closed during which its response may still arrive. */
export const GRACE_MS = 10 * MINUTE_MS;

/** Repeated attempts do not extend the payment deadline beyond this time after the order was placed. */
const MAX_EXTENSION_MS = 6 * HOUR_MS;

type DeadlineSettings = Pick<StoreSettings, 'paymentHoldMinutes' | 'transferHours'>;

/** Returns the payment deadline of a new order, or null if it has none. */
export function getPaymentDeadline(method: string, terms: DeadlineSettings, now: Date): Date | null {
  if (isOnline(method)) return new Date(now.getTime() + terms.paymentHoldMinutes * MINUTE_MS);
  if (method !== 'BANK_TRANSFER' || terms.transferHours === 0) return null;
  return new Date(now.getTime() + terms.transferHours * HOUR_MS);
}

interface OrderDeadline {
  payBy: Date | null;
  placedAt: Date;
}

/** Returns the payment deadline of an order whose provider page is open until `expiresAt`. */
export function getDeadlineWithAttempt({ payBy, placedAt }: OrderDeadline, expiresAt: Date): Date | null {
  if (!payBy) return null;
  const latest = placedAt.getTime() + MAX_EXTENSION_MS;
  const extendedMs = Math.min(expiresAt.getTime() + GRACE_MS, latest);
  return new Date(Math.max(payBy.getTime(), extendedMs));
}

/** Hours for paying the remaining amount if the store sets no deadline for transfers. */
const DEFAULT_REMAINING_HOURS = 72;

/** Returns the hours for paying the remaining amount, counted from the first partial payment. */
export function getRemainingAmountHours({ transferHours }: Pick<DeadlineSettings, 'transferHours'>): number {
  return transferHours || DEFAULT_REMAINING_HOURS;
}

/**
 * Returns the payment deadline after the first partial payment: now plus the store's time for bank transfers. Returns
 * null for an order without a deadline.
 */
export function getDeadlineAfterPartialPayment(
  payBy: Date | null,
  terms: Pick<DeadlineSettings, 'transferHours'>,
  now: Date,
): Date | null {
  const remainingMs = getRemainingAmountHours(terms) * HOUR_MS;
  return payBy && new Date(Math.max(payBy.getTime(), now.getTime() + remainingMs));
}

/**
 * Returns the payment deadline after a change of payment method. It is counted from the time of the order, so repeated
 * changes do not extend it. An order without a deadline, such as cash on delivery, gets one from now.
 */
export function getDeadlineAfterMethodChange(
  { payBy, placedAt }: OrderDeadline,
  method: string,
  terms: DeadlineSettings,
  now: Date,
): Date | null {
  if (!payBy) return getPaymentDeadline(method, terms, now);
  const methodDeadline = getPaymentDeadline(method, terms, placedAt);
  return methodDeadline && new Date(Math.max(payBy.getTime(), methodDeadline.getTime()));
}

/** Minimum time for sending another transfer receipt after one was declined. */
const RESUBMIT_MS = 24 * HOUR_MS;

/** Returns the payment deadline after a transfer receipt was declined. */
export function getDeadlineAfterDecline(payBy: Date | null, now: Date): Date | null {
  return payBy && new Date(Math.max(payBy.getTime(), now.getTime() + RESUBMIT_MS));
}

/**
 * Times after the start of an attempt, in ms, at which the attempt is checked unless the customer has returned from the
 * provider.
 */
export const CHECK_DELAYS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS] as const;
