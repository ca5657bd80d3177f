import { addDays, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { BookingTerms } from './bookingTerms.ts';

/** How many days before its last one a buyer is reminded of the balance: the last is the day itself. */
const REMIND_BEFORE = [7, 1, 0];

/** The days in Kathmandu on which the buyer is reminded, the first first; none on the day of the booking or before it. */
export function reminderDays({ dueBy }: Pick<BookingTerms, 'dueBy'>, bookedOn: Date): Date[] {
  return REMIND_BEFORE.map((days) => addDays(dueBy, -days)).filter((day) => day > bookedOn);
}

/** Whether the day has passed by which the balance was due. */
export function isOverdue({ dueBy }: Pick<BookingTerms, 'dueBy'>, today: Date): boolean {
  return today > dueBy;
}

/** A balance that is a day late is still taken. */
const GRACE_DAYS = 1;

/** The instant at which a booking ends whose balance has not come. */
export function endOfBooking({ dueBy }: Pick<BookingTerms, 'dueBy'>): Date {
  return startOfDay(addDays(dueBy, 1 + GRACE_DAYS));
}

export interface Forfeited {
  /** What the store keeps, NPR. */
  kept: number;
  /** What goes back to the buyer. */
  returned: number;
}

/** What becomes of what was paid of a booking that is given up: the store keeps what was agreed, and never more than it has. */
export function forfeit({ forfeit: agreed }: Pick<BookingTerms, 'forfeit'>, paid: number): Forfeited {
  const kept = Math.min(agreed, Math.max(0, paid));
  return { kept, returned: Math.max(0, paid) - kept };
}
