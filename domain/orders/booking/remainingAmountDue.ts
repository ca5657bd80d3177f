import { type Account, amountDue, amountHeld } from '../ledger.ts';

/** Whether the rest of a booking is still to come: its pieces are set aside, and no more. */
export function isBalanceDue(order: Account & { bookedUntil: Date | null }): boolean {
  return order.bookedUntil !== null && amountDue(order) > 0;
}

/** Whether the advance is here, by which an order is booked. */
export function isAdvanceHere(order: Account, { advance }: { advance: number }): boolean {
  return amountHeld(order) >= advance;
}

/** What of the advance is still to come, NPR: it is asked for before all else; 0 where there is none. */
export function advanceDue(order: Account, booking: { advance: number } | null): number {
  if (!booking) return 0;
  return Math.min(amountDue(order), Math.max(0, booking.advance - amountHeld(order)));
}
