import { useState } from 'react';
import type { BookingTermsInput } from '#web/graphql/types.generated.ts';
import type { BookingTermsFragment } from './Booking.generated.ts';

export interface BookingChoice {
  /** Booking terms on offer; null if the full amount is due now. */
  terms: BookingTermsFragment | null;
  isBooking: boolean;
  setBooking: (isBooking: boolean) => void;
  isAccepted: boolean;
  setAccepted: (isAccepted: boolean) => void;
  /** Accepted terms to send with the order; null for full payment. */
  input: BookingTermsInput | null;
}

/** State of the booking choice. Acceptance is valid only for the terms that were shown. */
export function useBookingChoice(terms: BookingTermsFragment | null): BookingChoice {
  const [isBookingChosen, setBookingChosen] = useState(false);
  const [acceptedTerms, setAcceptedTerms] = useState<string | null>(null);
  const isBooking = isBookingChosen && terms !== null;
  const text = serialiseTerms(terms);
  const isAccepted = isBooking && acceptedTerms === text;
  return {
    terms,
    isBooking,
    setBooking: setBookingChosen,
    isAccepted,
    setAccepted: (isChecked) => setAcceptedTerms(isChecked ? text : null),
    input: isBooking ? { ...toTermsInput(terms), isAccepted } : null,
  };
}

function toTermsInput({ advance, balance, dueBy, forfeit, rateRule }: BookingTermsFragment) {
  return { advance, balance, dueBy, forfeit, rateRule };
}

function serialiseTerms(terms: BookingTermsFragment | null): string | null {
  return terms && JSON.stringify(toTermsInput(terms));
}
