import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PayPanel } from '../payment/PayPanel.tsx';
import { BankTransfer } from '../transferReceipts/BankTransfer.tsx';
import type { Ledger_OrderFragment } from './OrderLedger.generated.ts';
import { OrderLedger } from './OrderLedger.tsx';

const order: Ledger_OrderFragment = {
  ...{ id: '7', number: 'JW-7K2M9QX4TB', status: 'PENDING', fulfilment: 'DELIVERY' },
  ...{ paymentStatus: 'UNPAID', paymentMethod: 'ESEWA', awaitsConfirmation: false },
  ...{ isPaidWithoutStock: false, isExpired: false, payerRequired: false, booking: null },
  ...{ due: 218_984, refundDue: 0, payBy: '2099-11-30T06:00:00Z', totals: { finalTotal: 218_984 } },
  ...{ ledger: [], transferReceipts: [], paymentAttempts: [] },
  paymentOptions: [
    { method: 'BANK_TRANSFER', upTo: 218_984, problem: null },
    { method: 'CONNECTIPS', upTo: 218_984, problem: null },
  ],
};

const partPaidOrder: Ledger_OrderFragment = {
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

/** Returns the rows of the ledger as texts. */
function renderLines(ledgerOrder: Ledger_OrderFragment): string[] {
  renderScreen(<OrderLedger order={ledgerOrder} />);
  const terms = screen.getAllByRole('term');
  const amounts = screen.getAllByRole('definition');
  return terms.map((term, index) => `${term.textContent}: ${amounts[index]?.textContent}`);
}

test('an unpaid order shows its total, the amount due and the end of the reservation', () => {
  expect(renderLines(order)).toEqual([
    'Total: NPR 2,18,984',
    'Due: NPR 2,18,984',
    'Your pieces: Reserved for you until 30 Nov 2099, 11:45 am',
  ]);
});

test('shows no deadline and requests no payment while a payment is under review', () => {
  const attemptUnderReview = {
    ref: 'R1',
    method: 'ESEWA',
    amount: 18_984,
    status: 'UNDER_REVIEW',
    isAbandoned: false,
    expiresAt: '2026-11-27T06:00:00Z',
  } as const;
  expect(renderLines({ ...partPaidOrder, paymentAttempts: [attemptUnderReview] })).toContain(
    'Your pieces: Reserved for you while we check your payment',
  );
  expect(screen.queryByRole('button', { name: 'Pay the remaining amount' })).toBeNull();
});

test('a cancelled order with a refund due is not shown as partly paid', () => {
  expect(renderLines({ ...partPaidOrder, status: 'CANCELLED', due: 0, refundDue: 200_000 })).toContain(
    'Refund due: NPR 2,00,000',
  );
  expect(screen.queryByText('Partly paid')).toBeNull();
});

test('a payment shows its method, its date in Nepal and its reference', () => {
  expect(renderLines(partPaidOrder)).toEqual([
    'Total: NPR 2,18,984',
    'Paid · eSewa28 November 2026 · Reference 000AWEO: NPR 2,00,000',
    'Due: NPR 18,984',
    'Your pieces: Reserved for you until 30 Nov 2099, 11:45 am',
  ]);
});

test('refunds paid and due are shown next to the payments', () => {
  const refund = { id: 'r1', kind: 'REFUND', method: 'BANK_TRANSFER', amount: 50_000 } as const;
  const cancelledOrder: Ledger_OrderFragment = {
    ...partPaidOrder,
    ...{ status: 'CANCELLED', paymentStatus: 'PART_REFUNDED', due: 0, refundDue: 150_000, payBy: null },
    ledger: [...partPaidOrder.ledger, { ...refund, reference: 'FT-9', at: '2026-11-28T06:00:00Z' }],
  };
  expect(renderLines(cancelledOrder)).toEqual([
    'Total: NPR 2,18,984',
    'Paid · eSewa28 November 2026 · Reference 000AWEO: NPR 2,00,000',
    'Refunded · Bank transfer28 November 2026 · Reference FT-9: −NPR 50,000',
    'Refund due: NPR 1,50,000',
  ]);
  expect(screen.queryByRole('button', { name: 'Pay the remaining amount' })).toBeNull();
});

test('a credit from a returned order names that order', () => {
  const exchangeCredit = { id: 'p2', kind: 'PAYMENT', method: 'EXCHANGE', amount: 11_800 } as const;
  const exchangeOrder = {
    ...order,
    ledger: [{ ...exchangeCredit, reference: 'JW-OLD', at: '2026-11-28T06:00:00Z' }],
  };
  expect(renderLines(exchangeOrder)[1]).toBe('Moved from order JW-OLD28 November 2026: NPR 11,800');
});

test('a transfer under review shows its reference and keeps the reservation', () => {
  const receipt = { id: 's', status: 'SUBMITTED', amount: 218_984, reference: 'FT-1', paidOn: '2026-11-27' };
  expect(
    renderLines({
      ...order,
      transferReceipts: [receipt as Ledger_OrderFragment['transferReceipts'][number]],
    }),
  ).toEqual([
    'Total: NPR 2,18,984',
    'Bank transfer being checked27 November 2026 · Reference FT-1: NPR 2,18,984',
    'Due: NPR 2,18,984',
    'Your pieces: Reserved for you while we check your transfer',
  ]);
});

describe('the end of the reservation', () => {
  test.each([
    ['has passed', { payBy: '2020-11-30T06:00:00Z' }, 'Reservation ended 30 Nov 2020, 11:45 am'],
    [
      'has passed and the order was cancelled',
      { status: 'CANCELLED', isExpired: true, payBy: '2020-11-30T06:00:00Z' },
      'Reservation ended 30 Nov',
    ],
    ['is not set', { payBy: null }, 'Reserved for you'],
    ['depends on the store’s call', { awaitsConfirmation: true, payBy: null }, 'Not reserved yet'],
    ['no longer applies', { due: 0, paymentStatus: 'PAID' }, 'Reserved for you'],
  ] as const)('is described correctly if it %s', (_case, changes, text) => {
    renderScreen(<OrderLedger order={{ ...order, ...changes }} />);
    expect(screen.getByText('Your pieces').closest('div')?.parentElement?.textContent).toContain(text);
  });

  test('is hidden once the items have shipped', () => {
    renderScreen(<OrderLedger order={{ ...order, status: 'SHIPPED' }} />);
    expect(screen.queryByText('Your pieces')).toBeNull();
  });
});

test('cash on delivery is due on delivery', () => {
  expect(renderLines({ ...order, paymentMethod: 'COD', payBy: null })).toContain(
    'Due on delivery: NPR 2,18,984',
  );
});

test('“Pay the remaining amount” links to the payment methods, including bank transfer, with the amount due', async () => {
  renderScreen(
    <>
      <OrderLedger order={partPaidOrder} />
      <PayPanel order={{ ...partPaidOrder, paymentMethod: 'BANK_TRANSFER' }} />
      <BankTransfer order={{ ...partPaidOrder, acceptsTransferReceipt: true, transferReceipts: [] }} />
    </>,
    { link: new ApolloLink(() => NEVER) },
  );
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay the remaining amount' }));
  expect(screen.getByRole('heading', { name: 'Pay the remaining NPR 18,984' })).toBeTruthy();
  const methodGroup = screen.getByRole('group', { name: 'Payment methods' });
  expect(document.activeElement).toBe(methodGroup);
  expect(within(methodGroup).getByRole('radio', { name: 'connectIPS' })).toBeTruthy();
  await userEvent.click(within(methodGroup).getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 18,984 with bank transfer' }));
  expect(screen.getByRole('heading', { name: 'Please transfer NPR 18,984' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bank transfer' }));
});

describe('an abandoned payment', () => {
  const attempt: Ledger_OrderFragment['paymentAttempts'][number] = {
    ...{ ref: 'R1', method: 'ESEWA', amount: 218_984, status: 'CANCELLED', isAbandoned: true },
    expiresAt: '2026-11-28T06:00:00Z',
  };
  const endedOrder = {
    ...order,
    status: 'CANCELLED',
    isExpired: true,
    due: 0,
    paymentAttempts: [attempt],
  } as const;

  test('is still explained after the unpaid order was cancelled', () => {
    renderScreen(<OrderLedger order={{ ...endedOrder, paymentAttempts: [attempt] }} />);
    expect(
      screen.getByText('Your eSewa payment was not completed. As far as we know, nothing was charged.'),
    ).toBeTruthy();
  });

  test('is hidden once the order is paid', () => {
    renderScreen(
      <OrderLedger order={{ ...partPaidOrder, due: 0, paymentStatus: 'PAID', paymentAttempts: [attempt] }} />,
    );
    expect(screen.queryByText(/not completed/)).toBeNull();
  });
});
