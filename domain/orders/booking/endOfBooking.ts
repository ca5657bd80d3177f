import { addDays } from '#domain/calendar/kathmandu.ts';
import type { BookingTerms } from './bookingTerms.ts';

/** How many days before its last one a buyer is reminded of the balance: the last is the day itself. */
const REMIND_BEFORE = [7, 2, 0];

/** The days in Kathmandu on which the buyer is reminded, the first first; none on the day of the booking or before it. */
export function reminderDays({ dueBy }: Pick<BookingTerms, 'dueBy'>, bookedOn: Date): Date[] {
  return REMIND_BEFORE.map((days) => addDays(dueBy, -days)).filter((day) => day > bookedOn);
}

/** Whether the day has passed by which the balance was due. */
export function isOverdue({ dueBy }: Pick<BookingTerms, 'dueBy'>, today: Date): boolean {
  return today > dueBy;
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
