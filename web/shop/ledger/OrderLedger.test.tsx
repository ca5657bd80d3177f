import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PayPanel } from '../payment/PayPanel.tsx';
import { BankTransfer } from '../slips/BankTransfer.tsx';
import type { Ledger_OrderFragment } from './OrderLedger.generated.ts';
import { OrderLedger } from './OrderLedger.tsx';

const order: Ledger_OrderFragment = {
  ...{ id: '7', number: 'JW-7K2M9QX4TB', status: 'PENDING', fulfilment: 'DELIVERY' },
  ...{ paymentStatus: 'UNPAID', paymentMethod: 'ESEWA', awaitsConfirmation: false },
  ...{ isPaidWithoutPieces: false, isExpired: false, payerRequired: false, booking: null },
  ...{ due: 218_984, refundDue: 0, payBy: '2099-11-30T06:00:00Z', totals: { finalTotal: 218_984 } },
  ...{ ledger: [], transferSlips: [], paymentAttempts: [] },
  paymentOptions: [
    { method: 'BANK_TRANSFER', upTo: 218_984, problem: null },
    { method: 'CONNECTIPS', upTo: 218_984, problem: null },
  ],
};

const partPaid: Ledger_OrderFragment = {
  ...order,
  ...{ paymentStatus: 'PART_PAID', due: 18_984 },
  ledger: [
    {
      ...{ id: 'p1', kind: 'PAYMENT', method: 'ESEWA', amount: 200_000 },
      ...{ reference: '000AWEO', at: '2026-11-27T19:00:00Z' },
    },
  ],
  paymentOptions: [
    { method: 'BANK_TRANSFER', upTo: 18_984, problem: null },
    { method: 'CONNECTIPS', upTo: 18_984, problem: null },
  ],
};

/** What the ledger says, line by line. */
function lines(shown: Ledger_OrderFragment): string[] {
  renderScreen(<OrderLedger order={shown} />);
  const terms = screen.getAllByRole('term');
  const amounts = screen.getAllByRole('definition');
  return terms.map((term, index) => `${term.textContent}: ${amounts[index]?.textContent}`);
}

test('an unpaid order shows its total, what is due and until when its pieces are held', () => {
  expect(lines(order)).toEqual([
    'Total: NPR 2,18,984',
    'Due: NPR 2,18,984',
    'Your pieces: Held for you until 30 Nov 2099, 11:45 am',
  ]);
});

test('while a payment is checked no deadline is shown and no rest is asked for', () => {
  const held = {
    ref: 'R1',
    method: 'ESEWA',
    amount: 18_984,
    status: 'HELD',
    isNotCompleted: false,
    expiresAt: '2026-11-27T06:00:00Z',
  } as const;
  expect(lines({ ...partPaid, paymentAttempts: [held] })).toContain(
    'Your pieces: Held for you while we check your payment',
  );
  expect(screen.queryByRole('button', { name: 'Pay the rest' })).toBeNull();
});

test('a cancelled order whose part is to be refunded is not called partly paid', () => {
  expect(lines({ ...partPaid, status: 'CANCELLED', due: 0, refundDue: 200_000 })).toContain(
    'To be refunded: NPR 2,00,000',
  );
  expect(screen.queryByText('Partly paid')).toBeNull();
});

test('a payment is shown with its method, its day in Nepal and its reference', () => {
  expect(lines(partPaid)).toEqual([
    'Total: NPR 2,18,984',
    'Paid · eSewa28 November 2026 · Reference 000AWEO: NPR 2,00,000',
    'Due: NPR 18,984',
    'Your pieces: Held for you until 30 Nov 2099, 11:45 am',
  ]);
});

test('what was refunded and what is still to be stand beside what was paid', () => {
  const refund = { id: 'r1', kind: 'REFUND', method: 'BANK_TRANSFER', amount: 50_000 } as const;
  const cancelled: Ledger_OrderFragment = {
    ...partPaid,
    ...{ status: 'CANCELLED', paymentStatus: 'PART_REFUNDED', due: 0, refundDue: 150_000, payBy: null },
    ledger: [...partPaid.ledger, { ...refund, reference: 'FT-9', at: '2026-11-28T06:00:00Z' }],
  };
  expect(lines(cancelled)).toEqual([
    'Total: NPR 2,18,984',
    'Paid · eSewa28 November 2026 · Reference 000AWEO: NPR 2,00,000',
    'Refunded · Bank transfer28 November 2026 · Reference FT-9: −NPR 50,000',
    'To be refunded: NPR 1,50,000',
  ]);
  expect(screen.queryByRole('button', { name: 'Pay the rest' })).toBeNull();
});

test('money that moved from a returned order names that order', () => {
  const moved = { id: 'p2', kind: 'PAYMENT', method: 'EXCHANGE', amount: 11_800 } as const;
  const exchange = { ...order, ledger: [{ ...moved, reference: 'JW-OLD', at: '2026-11-28T06:00:00Z' }] };
  expect(lines(exchange)[1]).toBe('Moved from order JW-OLD28 November 2026: NPR 11,800');
});

test('a transfer that the store checks is shown with its reference, and holds the pieces', () => {
  const slip = { id: 's', status: 'SUBMITTED', amount: 218_984, reference: 'FT-1', paidOn: '2026-11-27' };
  expect(lines({ ...order, transferSlips: [slip as Ledger_OrderFragment['transferSlips'][number]] })).toEqual(
    [
      'Total: NPR 2,18,984',
      'Bank transfer being checked27 November 2026 · Reference FT-1: NPR 2,18,984',
      'Due: NPR 2,18,984',
      'Your pieces: Held for you while we check your transfer',
    ],
  );
});

describe('until when the pieces are held', () => {
  test.each([
    ['is over', { payBy: '2020-11-30T06:00:00Z' }, 'Reservation ended 30 Nov 2020, 11:45 am'],
    [
      'was over',
      { status: 'CANCELLED', isExpired: true, payBy: '2020-11-30T06:00:00Z' },
      'Reservation ended 30 Nov',
    ],
    ['has no end', { payBy: null }, 'Held for you'],
    ['waits for the store’s call', { awaitsConfirmation: true, payBy: null }, 'Not reserved yet'],
    ['no longer matters', { due: 0, paymentStatus: 'PAID' }, 'Held for you'],
  ] as const)('where it %s', (_case, given, said) => {
    renderScreen(<OrderLedger order={{ ...order, ...given }} />);
    expect(screen.getByText('Your pieces').closest('div')?.parentElement?.textContent).toContain(said);
  });

  test('nothing is said once they are on their way', () => {
    renderScreen(<OrderLedger order={{ ...order, status: 'SHIPPED' }} />);
    expect(screen.queryByText('Your pieces')).toBeNull();
  });
});

test('what is paid at the door is due on delivery', () => {
  expect(lines({ ...order, paymentMethod: 'COD', payBy: null })).toContain('Due on delivery: NPR 2,18,984');
});

test('“Pay the rest” leads to the payment methods with the amount that is due, the bank among them', async () => {
  renderScreen(
    <>
      <OrderLedger order={partPaid} />
      <PayPanel order={{ ...partPaid, paymentMethod: 'BANK_TRANSFER' }} />
      <BankTransfer order={{ ...partPaid, acceptsTransferReceipt: true, transferSlips: [] }} />
    </>,
    { link: new ApolloLink(() => NEVER) },
  );
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay the rest' }));
  expect(screen.getByRole('heading', { name: 'Pay the remaining NPR 18,984' })).toBeTruthy();
  const methods = screen.getByRole('group', { name: 'Payment methods' });
  expect(document.activeElement).toBe(methods);
  expect(within(methods).getByRole('radio', { name: 'connectIPS' })).toBeTruthy();
  await userEvent.click(within(methods).getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 18,984 with bank transfer' }));
  expect(screen.getByRole('heading', { name: 'Please transfer NPR 18,984' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bank transfer' }));
});

describe('a payment that was abandoned', () => {
  const attempt: Ledger_OrderFragment['paymentAttempts'][number] = {
    ...{ ref: 'R1', method: 'ESEWA', amount: 218_984, status: 'CANCELLED', isNotCompleted: true },
    expiresAt: '2026-11-28T06:00:00Z',
  };
  const ended = {
    ...order,
    status: 'CANCELLED',
    isExpired: true,
    due: 0,
    paymentAttempts: [attempt],
  } as const;

  test('is still explained once the order has ended without money', () => {
    renderScreen(<OrderLedger order={{ ...ended, paymentAttempts: [attempt] }} />);
    expect(
      screen.getByText('eSewa payment not completed. Nothing was charged as far as we know.'),
    ).toBeTruthy();
  });

  test('is not mentioned once the order is paid', () => {
    renderScreen(
      <OrderLedger order={{ ...partPaid, due: 0, paymentStatus: 'PAID', paymentAttempts: [attempt] }} />,
    );
    expect(screen.queryByText(/not completed/)).toBeNull();
  });
});
