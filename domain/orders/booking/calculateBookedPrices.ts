import type { RateRule } from './bookingSettings.ts';

export interface BookedLine {
  /** Price at the time of booking, in NPR. */
  unitPrice: number;
  quantity: number;
  /** Price at today's rate, in NPR. Null if the price does not follow a rate or the product no longer has a price. */
  priceToday: number | null;
}

/** Returns the unit price of each line when the remaining amount is paid, in NPR. It never exceeds the booked price. */
export function calculateBookedPrices(lines: readonly BookedLine[], rateRule: RateRule): number[] {
  return lines.map(({ unitPrice, priceToday }) =>
    rateRule === 'FIXED' ? unitPrice : Math.min(unitPrice, priceToday ?? unitPrice),
  );
}
