import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BookingPanel } from './BookingPanel.tsx';

const order = anOrder();
const booking = {
  advance: 2_950,
  isBooked: true,
  dueBy: '2026-12-27',
  rateRule: 'LOWER_OF_BOTH',
  forfeit: 295,
  forfeited: 0,
  amountToPay: 8_000,
  currentTotal: 10_950,
  acceptedAt: '2026-11-27T06:00:00Z',
} as const;
const staffFields = { ...order.staff, paid: 2_950, due: 8_850 };
const show = (overrides: Partial<typeof order>) =>
  renderScreen(
    <BookingPanel order={{ ...order, booking, staff: staffFields, ...overrides }} reload={async () => {}} />,
  );

test('shows the amount paid, the remaining amount with its due date, today’s price and the forfeited amount', () => {
  show({});
  expect(screen.getByText('Booked: NPR 2,950 paid, NPR 8,000 due by 27 December 2026')).toBeTruthy();
  expect(screen.getByText('NPR 10,950')).toBeTruthy();
  expect(screen.getByText('NPR 295')).toBeTruthy();
});

test('an ended booking shows the forfeited amount', () => {
  show({ status: 'CANCELLED', booking: { ...booking, forfeited: 295 }, staff: { ...staffFields, due: 0 } });
  expect(screen.getByText('The store kept NPR 295 of the advance.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an order that is not a booking has no booking panel', () => {
  const { container } = show({ booking: null });
  expect(container.textContent).toBe('');
});
