import { useState } from 'react';
import type { BookingTermsInput } from '#web/graphql/types.generated.ts';
import type { BookingTermsFragment } from './Booking.generated.ts';

export interface BookingChoice {
  /** What can be chosen; null where all has to be paid now. */
  terms: BookingTermsFragment | null;
  isBooking: boolean;
  choose: (isBooking: boolean) => void;
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** The terms as they are sent with the order; null where all is paid now. */
  input: BookingTermsInput | null;
}

/** Whether the buyer books, and whether they accept the terms: those that they read, and no others. */
export function useBookingChoice(terms: BookingTermsFragment | null): BookingChoice {
  const [wanted, choose] = useState(false);
  const [acceptedText, setAcceptedText] = useState<string | null>(null);
  const isBooking = wanted && terms !== null;
  const text = textOf(terms);
  const isAccepted = isBooking && acceptedText === text;
  return {
    terms,
    isBooking,
    choose,
    isAccepted,
    accept: (isOn) => setAcceptedText(isOn ? text : null),
    input: isBooking ? { ...named(terms), isAccepted } : null,
  };
}

function named({ advance, balance, dueBy, forfeit, rateRule }: BookingTermsFragment) {
  return { advance, balance, dueBy, forfeit, rateRule };
}

function textOf(terms: BookingTermsFragment | null): string | null {
  return terms && JSON.stringify(named(terms));
}
