/** Rate for the remaining amount: the rate at booking, or the rate on the payment day if that is lower. */
export const RATE_RULES = ['FIXED', 'LOWER_OF_BOTH'] as const;

export type RateRule = (typeof RATE_RULES)[number];

/** Terms on which the store offers bookings. */
export interface BookingSettings {
  /** True if the store offers bookings. */
  isOffered: boolean;
  /** Advance, in percent of the total. */
  advancePercent: number;
  /** Days until the remaining amount is due. */
  days: number;
  rateRule: RateRule;
  /** Part of the advance that the store keeps if the remaining amount is not paid, in percent. */
  keepsPercent: number;
}

// Off by default: the owner must first check that the store is allowed to take advances.
export const DEFAULT_BOOKING_SETTINGS: BookingSettings = {
  isOffered: false,
  advancePercent: 25,
  days: 30,
  rateRule: 'FIXED',
  keepsPercent: 10,
};
