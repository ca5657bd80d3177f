import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { BookingTermsFragment } from './Booking.generated.ts';
import { HowMuchNow } from './HowMuchNow.tsx';
import { useBookingChoice } from './useBookingChoice.ts';

const terms: BookingTermsFragment = {
  advance: 59_000,
  balance: 59_000,
  dueBy: '2026-12-27',
  forfeit: 5_900,
  rateRule: 'LOWER_OF_BOTH',
};

/** The choice with what would be sent, and a button by which the store's terms become others. */
function Choice({ offered }: { offered: BookingTermsFragment | null }) {
  const [now, setNow] = useState(offered);
  const booking = useBookingChoice(now);
  return (
    <>
      <HowMuchNow booking={booking} total={118_000} error={null} />
      <output>{JSON.stringify(booking.input)}</output>
      <button type="button" onClick={() => setNow({ ...terms, forfeit: 11_800 })}>
        Other terms
      </button>
    </>
  );
}

const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('where nothing is offered there is nothing to choose', () => {
  renderScreen(<Choice offered={null} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(sent()).toBeNull();
});

test('all is paid at once unless the buyer books', () => {
  renderScreen(<Choice offered={terms} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay all of it: NPR 1,18,000/ }).checked).toBe(
    true,
  );
  expect(sent()).toBeNull();
});

test('who books reads in plain words what they agree to, and has to say that they do', async () => {
  renderScreen(<Choice offered={terms} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Book: NPR 59,000 now/ }));
  expect(
    screen.getByText('The rest, NPR 59,000, by 27 December 2026. Then we send your pieces.'),
  ).toBeTruthy();
  expect(screen.getByText(/^If the metal’s rate has fallen when you pay the rest/)).toBeTruthy();
  expect(screen.getByText(/we keep NPR 5,900 of the advance/)).toBeTruthy();
  expect(sent()).toEqual({ ...terms, isAccepted: false });
  await userEvent.click(screen.getByRole('checkbox', { name: /accept them$/ }));
  expect(sent()).toEqual({ ...terms, isAccepted: true });
});

test('other terms have to be accepted anew', async () => {
  renderScreen(<Choice offered={terms} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Book/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Other terms' }));
  expect(sent()).toMatchObject({ forfeit: 11_800, isAccepted: false });
  expect(screen.getByText(/we keep NPR 11,800 of the advance/)).toBeTruthy();
});
