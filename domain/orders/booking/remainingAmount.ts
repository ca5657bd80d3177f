import type { RateRule } from './bookingSettings.ts';

export interface RemainingAmount {
  /** Order total, in NPR. */
  total: number;
  /** Remaining amount, in NPR. */
  due: number;
  /** Amount to refund in NPR, if more was paid than the order now costs. */
  refundDue: number;
}

interface BookingSums {
  /** Total at the time of booking, in NPR. */
  total: number;
  paid: number;
  rateRule: RateRule;
}

/** Returns the remaining amount of a booking. `totalToday` is the order's total at the prices of the payment day. */
export function calculateRemainingAmount(
  { total: bookedTotal, paid, rateRule }: BookingSums,
  totalToday: number,
): RemainingAmount {
  const total = rateRule === 'FIXED' ? bookedTotal : Math.min(bookedTotal, totalToday);
  return { total, due: Math.max(0, total - paid), refundDue: Math.max(0, paid - total) };
}
