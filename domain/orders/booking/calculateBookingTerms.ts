import { addDays } from '#domain/calendar/kathmandu.ts';
import { calculatePercentage } from '#domain/pricing/money.ts';
import type { BookingSettings, RateRule } from './bookingSettings.ts';

/**
 * Terms a customer agrees to with a booking, in NPR. They are stored with the order, so later changes to settings do
 * not affect it.
 */
export interface BookingTerms {
  /** Amount due now. */
  advance: number;
  /** Amount due later. It can decrease with the rate if `rateRule` is `LOWER_OF_BOTH`. */
  balance: number;
  /** Last Kathmandu day for paying the remaining amount, as a date column stores it. */
  dueBy: Date;
  /** Part of the advance that the store keeps if the remaining amount is not paid. */
  forfeit: number;
  rateRule: RateRule;
}

/** Version of the terms' text. Increase it whenever the meaning of the text changes. */
export const TERMS_VERSION = 1;

/**
 * Returns the terms for booking an order of this total today, or null if bookings are off or one of the two amounts
 * would be zero.
 */
export function calculateBookingTerms(
  total: number,
  settings: BookingSettings,
  today: Date,
): BookingTerms | null {
  const { isOffered, advancePercent, days, rateRule, keepsPercent } = settings;
  if (!isOffered || advancePercent <= 0 || days <= 0) return null;
  const advance = Math.max(1, calculatePercentage(total, advancePercent));
  if (advance >= total) return null;
  return {
    advance,
    balance: total - advance,
    dueBy: addDays(today, days),
    forfeit: Math.min(advance, calculatePercentage(advance, keepsPercent)),
    rateRule,
  };
}
