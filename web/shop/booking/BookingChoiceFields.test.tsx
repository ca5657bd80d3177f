import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { BookingTermsFragment } from './Booking.generated.ts';
import { BookingChoiceFields } from './BookingChoiceFields.tsx';
import { useBookingChoice } from './useBookingChoice.ts';

const terms: BookingTermsFragment = {
  advance: 59_000,
  balance: 59_000,
  dueBy: '2026-12-27',
  forfeit: 5_900,
  rateRule: 'LOWER_OF_BOTH',
};

/** Renders the booking choice, the input to send with the order, and a button that changes the store's terms. */
function TestBookingChoice({ initialTerms }: { initialTerms: BookingTermsFragment | null }) {
  const [currentTerms, setCurrentTerms] = useState(initialTerms);
  const booking = useBookingChoice(currentTerms);
  return (
    <>
      <BookingChoiceFields booking={booking} total={118_000} error={null} />
      <output>{JSON.stringify(booking.input)}</output>
      <button type="button" onClick={() => setCurrentTerms({ ...terms, forfeit: 11_800 })}>
        Other terms
      </button>
    </>
  );
}

const getInput = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('without booking terms there is no choice', () => {
  renderScreen(<TestBookingChoice initialTerms={null} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(getInput()).toBeNull();
});

test('the full amount is due unless the customer books', () => {
  renderScreen(<TestBookingChoice initialTerms={terms} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay in full: NPR 1,18,000/ }).checked).toBe(
    true,
  );
  expect(getInput()).toBeNull();
});

test('a booking shows its terms in plain words and requires their acceptance', async () => {
  renderScreen(<TestBookingChoice initialTerms={terms} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Book with an advance: NPR 59,000 now/ }));
  expect(
    screen.getByText('Pay the remaining NPR 59,000 by 27 December 2026, and we’ll ship your pieces.'),
  ).toBeTruthy();
  expect(
    screen.getByText(/^If the metal rate has fallen by the time you pay the remaining amount/),
  ).toBeTruthy();
  expect(screen.getByText(/We keep NPR 5,900 of the advance/)).toBeTruthy();
  expect(getInput()).toEqual({ ...terms, isAccepted: false });
  await userEvent.click(screen.getByRole('checkbox', { name: /accept these terms$/ }));
  expect(getInput()).toEqual({ ...terms, isAccepted: true });
});

test('changed terms must be accepted again', async () => {
  renderScreen(<TestBookingChoice initialTerms={terms} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Book/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Other terms' }));
  expect(getInput()).toMatchObject({ forfeit: 11_800, isAccepted: false });
  expect(screen.getByText(/We keep NPR 11,800 of the advance/)).toBeTruthy();
});
