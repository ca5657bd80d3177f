import { addDays, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { BookingTerms } from './calculateBookingTerms.ts';

/** Days before the due date on which the customer is reminded. */
const REMINDER_DAYS = [7, 1, 0];

/** Returns the Kathmandu days of the reminders, earliest first, excluding any on or before the day of the booking. */
export function listReminderDays({ dueBy }: Pick<BookingTerms, 'dueBy'>, bookedOn: Date): Date[] {
  return REMINDER_DAYS.map((days) => addDays(dueBy, -days)).filter((day) => day > bookedOn);
}

/** Returns true if the due date of the remaining amount has passed. */
export function isOverdue({ dueBy }: Pick<BookingTerms, 'dueBy'>, today: Date): boolean {
  return today > dueBy;
}

/** Days after the due date on which a payment is still accepted. */
const GRACE_DAYS = 1;

/** Returns the time at which an unpaid booking ends. */
export function getBookingEnd({ dueBy }: Pick<BookingTerms, 'dueBy'>): Date {
  return startOfDay(addDays(dueBy, 1 + GRACE_DAYS));
}

export interface ForfeitSplit {
  /** Forfeited amount, in NPR. */
  forfeited: number;
  /** Amount to refund, in NPR. */
  refund: number;
}

/** Splits the payments of a cancelled booking: the store keeps the agreed amount, but no more than was paid. */
export function splitForfeit(
  { forfeit: maxForfeit }: Pick<BookingTerms, 'forfeit'>,
  paidAmount: number,
): ForfeitSplit {
  const forfeitedAmount = Math.min(maxForfeit, Math.max(0, paidAmount));
  return { forfeited: forfeitedAmount, refund: Math.max(0, paidAmount) - forfeitedAmount };
}
