import type { RateRule } from './bookingSettings.ts';

export interface Balance {
  /** What the order costs, NPR. */
  total: number;
  /** What is still to come. */
  due: number;
  /** What goes back, where more was paid than the order costs by now. */
  refundDue: number;
}

interface Booked {
  /** What the order cost when it was booked, NPR. */
  total: number;
  paid: number;
  rateRule: RateRule;
}

/** What is left to pay of a booking on the day whose prices make it cost so much. */
export function balanceOf({ total: booked, paid, rateRule }: Booked, totalToday: number): Balance {
  const total = rateRule === 'FIXED' ? booked : Math.min(booked, totalToday);
  return { total, due: Math.max(0, total - paid), refundDue: Math.max(0, paid - total) };
}
