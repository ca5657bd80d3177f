import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { BookingSettings } from '#domain/orders/booking/bookingSettings.ts';
import {
  type BookingTerms,
  calculateBookingTerms,
  TERMS_VERSION,
} from '#domain/orders/booking/calculateBookingTerms.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import type { Booking } from '#graph/prisma/generated/client.ts';
import type { BookingTermsInput, UserError } from '#graph/schema/schema.generated.ts';

interface Offer {
  finalTotal: number;
  settings: { booking: BookingSettings };
  now: Date;
}

/** Returns the current booking terms for an order of this total. Null if it cannot be booked. */
export function getCurrentBookingTerms({ finalTotal, settings, now }: Offer): BookingTerms | null {
  return calculateBookingTerms(finalTotal, settings.booking, toKathmanduDay(now));
}

/** Returns the error if an order cannot be booked on the terms shown to the customer. Null if it can. */
export function findBookingRefusal(acceptedTerms: BookingTermsInput, offer: Offer): UserError | null {
  const terms = getCurrentBookingTerms(offer);
  if (!terms) return createUserError('BOOKING_NOT_OFFERED', 'booking');
  if (!areTermsEqual(acceptedTerms, terms)) return createUserError('BOOKING_TERMS_CHANGED', 'booking');
  return acceptedTerms.isAccepted ? null : createUserError('BOOKING_NOT_ACCEPTED', 'booking.isAccepted');
}

function areTermsEqual(acceptedTerms: BookingTermsInput, { dueBy, ...terms }: BookingTerms): boolean {
  return (
    acceptedTerms.advance === terms.advance &&
    acceptedTerms.balance === terms.balance &&
    acceptedTerms.forfeit === terms.forfeit &&
    acceptedTerms.rateRule === terms.rateRule &&
    acceptedTerms.dueBy === formatIsoDay(dueBy)
  );
}

/** Returns the terms to store with the order, and the settings from which they were calculated. */
export function toBooking(orderId: string, terms: BookingTerms, offer: Offer): Booking {
  const { advance, dueBy, forfeit, rateRule } = terms;
  const { advancePercent, days, keepsPercent } = offer.settings.booking;
  return {
    ...{ orderId, total: offer.finalTotal, advance, dueBy, forfeit, rateRule },
    ...{ advancePercent, days, keepsPercent },
    wording: TERMS_VERSION,
    acceptedAt: offer.now,
  };
}
