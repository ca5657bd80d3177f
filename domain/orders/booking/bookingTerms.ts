import { addDays } from '#domain/calendar/kathmandu.ts';
import { percentOf } from '#domain/pricing/money.ts';
import type { BookingSettings, RateRule } from './bookingSettings.ts';

/** What a buyer agrees to when they book, NPR. It is kept with the order: settings that change later do not touch it. */
export interface BookingTerms {
  /** What is paid now. */
  advance: number;
  /** What is left, as long as the rate does not fall under a rule by which that counts. */
  balance: number;
  /** The last day in Kathmandu on which the balance may come, as a date column holds it. */
  dueBy: Date;
  /** What the store keeps of the advance where the balance does not come. */
  forfeit: number;
  rateRule: RateRule;
}

/** Which words tell a buyer of the terms: a number more whenever what they say changes. */
export const TERMS_WORDING = 1;

/** On what terms so much can be booked today; null where nothing can, or nothing would be left to pay later. */
export function bookingTerms(total: number, settings: BookingSettings, today: Date): BookingTerms | null {
  const { isOffered, advancePercent, days, rateRule, keepsPercent } = settings;
  if (!isOffered || advancePercent <= 0 || days <= 0) return null;
  const advance = Math.max(1, percentOf(total, advancePercent));
  if (advance >= total) return null;
  return {
    advance,
    balance: total - advance,
    dueBy: addDays(today, days),
    forfeit: Math.min(advance, percentOf(advance, keepsPercent)),
    rateRule,
  };
}
