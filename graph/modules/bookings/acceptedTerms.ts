import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { BookingSettings } from '#domain/orders/booking/bookingSettings.ts';
import { type BookingTerms, bookingTerms, TERMS_WORDING } from '#domain/orders/booking/bookingTerms.ts';
import { userError } from '#graph/errors/userErrors.ts';
import type { Booking } from '#graph/prisma/generated/client.ts';
import type { BookingTermsInput, UserError } from '#graph/schema/schema.generated.ts';

interface Offer {
  finalTotal: number;
  settings: { booking: BookingSettings };
  now: Date;
}

/** On what terms an order of this total can be booked now; null where it cannot. */
export function offeredTerms({ finalTotal, settings, now }: Offer): BookingTerms | null {
  return bookingTerms(finalTotal, settings.booking, kathmanduDay(now));
}

/** Why an order cannot be booked on the terms that its buyer has read; null where it can. */
export function bookingRefusal(asked: BookingTermsInput, offer: Offer): UserError | null {
  const terms = offeredTerms(offer);
  if (!terms) return userError('BOOKING_NOT_OFFERED', 'booking');
  if (!isSame(asked, terms)) return userError('BOOKING_TERMS_CHANGED', 'booking');
  return asked.isAccepted ? null : userError('BOOKING_NOT_ACCEPTED', 'booking.isAccepted');
}

function isSame(asked: BookingTermsInput, { dueBy, ...terms }: BookingTerms): boolean {
  return (
    asked.advance === terms.advance &&
    asked.balance === terms.balance &&
    asked.forfeit === terms.forfeit &&
    asked.rateRule === terms.rateRule &&
    asked.dueBy === formatIsoDay(dueBy)
  );
}

/** The terms as they are kept with the order, with the settings that they come from. */
export function toBooking(orderId: string, terms: BookingTerms, offer: Offer): Booking {
  const { advance, dueBy, forfeit, rateRule } = terms;
  const { advancePercent, days, keepsPercent } = offer.settings.booking;
  return {
    ...{ orderId, total: offer.finalTotal, advance, dueBy, forfeit, rateRule },
    ...{ advancePercent, days, keepsPercent },
    wording: TERMS_WORDING,
    acceptedAt: offer.now,
  };
}
