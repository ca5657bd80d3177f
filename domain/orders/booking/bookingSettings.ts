/** By what a balance is counted: the rate of the booking, or where that is lower the one of the day when it is paid. */
export const RATE_RULES = ['FIXED', 'LOWER_OF_BOTH'] as const;

export type RateRule = (typeof RATE_RULES)[number];

/** How the store lets a piece be booked: a part now, the rest by a day. */
export interface BookingSettings {
  /** Whether it is offered at all. */
  isOffered: boolean;
  /** What is paid at once, percent of the total. */
  advancePercent: number;
  /** In how many days the rest is due. */
  days: number;
  rateRule: RateRule;
  /** What the store keeps of the advance where the rest does not come, percent. */
  keepsPercent: number;
}

// Whether a store may take advances is for its owner to find out: nothing is offered before they say so.
export const DEFAULT_BOOKING: BookingSettings = {
  isOffered: false,
  advancePercent: 25,
  days: 30,
  rateRule: 'FIXED',
  keepsPercent: 10,
};
