import type { RateRule } from './bookingSettings.ts';

export interface BookedLine {
  /** NPR, as it was booked. */
  unitPrice: number;
  quantity: number;
  /** NPR at the rate of today; null where its price follows no rate, or the piece is priced no more. */
  priceToday: number | null;
}

/** What one of each line costs when the balance is paid, NPR: never more than was booked. */
export function bookedPrices(lines: readonly BookedLine[], rateRule: RateRule): number[] {
  return lines.map(({ unitPrice, priceToday }) =>
    rateRule === 'FIXED' ? unitPrice : Math.min(unitPrice, priceToday ?? unitPrice),
  );
}
