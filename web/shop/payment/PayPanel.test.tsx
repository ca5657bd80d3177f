import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { PayPanel } from './PayPanel.tsx';

const order: Payable_OrderFragment = {
  id: '7',
  number: 'JW-7K2M9QX4TB',
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  paymentMethod: 'ESEWA',
  due: 305_200,
  payBy: null,
  booking: null,
  totals: { finalTotal: 305_200 },
  paymentAttempts: [],
  transferSlips: [],
  paymentOptions: [
    { method: 'ESEWA', upTo: 200_000, problem: problem('At most NPR 2,00,000 can be paid so now.') },
    { method: 'KHALTI', upTo: 0, problem: problem('A wallet pays up to NPR 2,00,000 in a day.') },
    { method: 'CONNECTIPS', upTo: 305_200, problem: null },
  ],
};

function problem(message: string) {
  return {
    code: 'PAYMENT_NOT_ALLOWED',
    reason: 'ONLY_A_PART_BY',
    params: {},
    field: 'amount',
    message,
  } as const;
}

test('a way that takes a part says so, and one that takes nothing is closed with the reason', async () => {
  renderScreen(<PayPanel order={order} />);
  expect(screen.getByText('At most NPR 2,00,000 now by eSewa. The rest then by connectIPS.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay NPR 2,00,000 by eSewa' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Khalti/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^connectIPS/ }));
  expect(screen.getByRole('button', { name: 'Pay NPR 3,05,200 by connectIPS' })).toBeTruthy();
});

test('why it could not begin is said, and it can be tried again', async () => {
  const link = new ApolloLink(() =>
    of({
      data: {
        startPayment: {
          attempt: null,
          redirect: null,
          errors: [{ __typename: 'UserError', ...problem('No page.') }],
        },
      },
    }),
  );
  renderScreen(<PayPanel order={order} />, { link });
  await userEvent.click(screen.getByRole('button', { name: /^Pay NPR/ }));
  await waitFor(() => expect(screen.getByText('No page.')).toBeTruthy());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay NPR/ }).disabled).toBe(false);
});

test('from a million rupees it asks whose bank account pays', () => {
  renderScreen(
    <PayPanel order={{ ...order, paymentMethod: 'CONNECTIPS', totals: { finalTotal: 1_000_000 } }} />,
  );
  expect(screen.getByLabelText('Account holder')).toBeTruthy();
  expect(screen.getByLabelText('Bank')).toBeTruthy();
});

test('whose payment is looked into is asked not to pay again', () => {
  const held = {
    ref: 'R1',
    method: 'ESEWA',
    amount: 305_200,
    status: 'HELD',
    expiresAt: '2026-11-27T06:00:00Z',
  } as const;
  renderScreen(<PayPanel order={{ ...order, paymentAttempts: [held] }} />);
  expect(screen.getByText(/Please do not pay again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
});

test('whose transfer is being checked is not asked to pay, and has no time running', () => {
  const slip = { id: 's', status: 'SUBMITTED', amount: 305_200 } as const;
  renderScreen(<PayPanel order={{ ...order, payBy: '2026-11-30T06:00:00Z', transferSlips: [slip] }} />);
  expect(screen.getByText(/We are checking your transfer of NPR 3,05,200/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
  expect(screen.queryByText(/are kept for you until/)).toBeNull();
});
