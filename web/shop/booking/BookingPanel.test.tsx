import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BookingPanel } from './BookingPanel.tsx';

const booking = {
  advance: 59_000,
  isBooked: true,
  dueBy: '2026-12-27',
  rateRule: 'LOWER_OF_BOTH',
  forfeit: 5_900,
  forfeited: 0,
  amountToPay: 57_000,
  currentTotal: 116_000,
} as const;
const order = { status: 'PENDING', due: 59_000, totals: { finalTotal: 118_000 }, booking } as const;

test('a booked order shows the amounts paid and due, the due date, and that the price has fallen', () => {
  renderScreen(<BookingPanel order={order} />);
  expect(screen.getByRole('heading').textContent).toBe(
    'Booked: NPR 59,000 paid, NPR 57,000 due by 27 December 2026',
  );
  expect(
    screen.getByText('The rate has fallen. Pay today and your pieces will cost NPR 2,000 less.'),
  ).toBeTruthy();
});

test('a booking with an unpaid advance shows both amounts', () => {
  const unpaidAdvance = { ...booking, isBooked: false, amountToPay: 59_000, currentTotal: 118_000 };
  renderScreen(<BookingPanel order={{ ...order, due: 118_000, booking: unpaidAdvance }} />);
  expect(screen.getByRole('heading').textContent).toBe(
    'Booking: NPR 59,000 now, NPR 59,000 by 27 December 2026',
  );
});

test('an ended booking shows the forfeited amount', () => {
  renderScreen(
    <BookingPanel
      order={{ ...order, status: 'CANCELLED', due: 0, booking: { ...booking, forfeited: 5_900 } }}
    />,
  );
  expect(screen.getByText('Under the booking terms, we’ve kept NPR 5,900 of what you paid.')).toBeTruthy();
});

test('renders nothing for an order that has no booking or is paid', () => {
  renderScreen(<BookingPanel order={{ ...order, booking: null }} />);
  renderScreen(<BookingPanel order={{ ...order, due: 0 }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
