import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { isOnline } from './onlineMethods.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So long after the provider's page has closed its answer may still be on the way. */
export const GRACE_MS = 10 * MINUTE_MS;

/** However often somebody begins anew, an order is held no longer for it. */
const LONGEST_HOLD_MS = 6 * HOUR_MS;

type Terms = Pick<StoreSettings, 'paymentHoldMinutes' | 'transferHours'>;

/** Until when an order waits for its money; null where it waits for none, or without an end. */
export function paymentTerm(method: string, terms: Terms, now: Date): Date | null {
  if (isOnline(method)) return new Date(now.getTime() + terms.paymentHoldMinutes * MINUTE_MS);
  if (method !== 'BANK_TRANSFER' || terms.transferHours === 0) return null;
  return new Date(now.getTime() + terms.transferHours * HOUR_MS);
}

interface Held {
  payBy: Date | null;
  placedAt: Date;
}

/** The term of an order for which a provider's page is open until then. */
export function termWithAttempt({ payBy, placedAt }: Held, expiresAt: Date): Date | null {
  if (!payBy) return null;
  const longest = placedAt.getTime() + LONGEST_HOLD_MS;
  const wanted = Math.min(expiresAt.getTime() + GRACE_MS, longest);
  return new Date(Math.max(payBy.getTime(), wanted));
}

/** An order of which a part is paid waits so long for the rest where the store's transfers wait without an end. */
const REST_HOURS = 72;

/** How many hours an order waits for its rest, from its first part payment. */
export function restHours({ transferHours }: Pick<Terms, 'transferHours'>): number {
  return transferHours || REST_HOURS;
}

/**
 * The term for the rest of an order, counted from its first part payment: as long as the store waits for a bank transfer.
 * Null for an order that waits without an end.
 */
export function termAfterPart(
  payBy: Date | null,
  terms: Pick<Terms, 'transferHours'>,
  now: Date,
): Date | null {
  const restMs = restHours(terms) * HOUR_MS;
  return payBy && new Date(Math.max(payBy.getTime(), now.getTime() + restMs));
}

/**
 * The term of an order that is paid another way from now on. It counts from when the order was placed, so that changing again
 * and again gains no time; one that had no term, such as an order that is paid at the door, gets one from now.
 */
export function termAfterChange(
  { payBy, placedAt }: Held,
  method: string,
  terms: Terms,
  now: Date,
): Date | null {
  if (!payBy) return paymentTerm(method, terms, now);
  const term = paymentTerm(method, terms, placedAt);
  return term && new Date(Math.max(payBy.getTime(), term.getTime()));
}

/** A buyer whose slip was declined has so long at least to send another. */
const SEND_ANOTHER_MS = 24 * HOUR_MS;

/** The term of an order of whose transfer the store has found nothing. */
export function termAfterDecline(payBy: Date | null, now: Date): Date | null {
  return payBy && new Date(Math.max(payBy.getTime(), now.getTime() + SEND_ANOTHER_MS));
}

/** How long after it began an attempt is asked about, where nobody came back from it (facts: 5, 15, 60 minutes, a day). */
export const CHECKS_AFTER_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS] as const;
