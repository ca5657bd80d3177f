import { type Account, calculateAmountDue, calculateNetPaid } from '../ledger.ts';

/** Returns true if the remaining amount of a booking is due. Its items stay reserved but do not ship. */
export function isRemainingAmountDue(order: Account & { bookedUntil: Date | null }): boolean {
  return order.bookedUntil !== null && calculateAmountDue(order) > 0;
}

/** Returns true if the advance is paid, which confirms the booking. */
export function isAdvancePaid(order: Account, { advance }: { advance: number }): boolean {
  return calculateNetPaid(order) >= advance;
}

/** Returns the unpaid part of the advance in NPR, which is due before anything else. Zero if there is none. */
export function calculateAdvanceDue(order: Account, booking: { advance: number } | null): number {
  if (!booking) return 0;
  return Math.min(calculateAmountDue(order), Math.max(0, booking.advance - calculateNetPaid(order)));
}
