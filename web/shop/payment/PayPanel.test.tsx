import { ApolloLink } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { NEVER, of, throwError } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { setLocale } from '#web/locale/language.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { PayPanel } from './PayPanel.tsx';

const order: Payable_OrderFragment = {
  id: '7',
  number: 'JW-7K2M9QX4TB',
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  paymentMethod: 'ESEWA',
  awaitsConfirmation: false,
  isPaidWithoutStock: false,
  due: 305_200,
  payBy: null,
  payerRequired: false,
  booking: null,
  totals: { finalTotal: 305_200 },
  paymentAttempts: [],
  transferReceipts: [],
  paymentOptions: [
    { method: 'ESEWA', upTo: 200_000, problem: createProblem('At most NPR 2,00,000 can be paid so now.') },
    { method: 'KHALTI', upTo: 0, problem: createProblem('A wallet pays up to NPR 2,00,000 in a day.') },
    { method: 'CONNECTIPS', upTo: 305_200, problem: null },
  ],
};

function createProblem(message: string) {
  return {
    code: 'PAYMENT_NOT_ALLOWED',
    reason: 'AMOUNT_ABOVE_METHOD_LIMIT',
    params: {},
    field: 'amount',
    message,
  } as const;
}

test('a method that accepts part of the amount shows how to pay the remaining amount, and an unavailable method shows its reason', async () => {
  renderScreen(<PayPanel order={order} />);
  expect(
    screen.getByText('eSewa takes up to NPR 2,00,000. Pay the remaining NPR 1,05,200 with connectIPS.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Khalti/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^connectIPS/ }));
  expect(screen.getByRole('button', { name: 'Pay NPR 3,05,200 with connectIPS' })).toBeTruthy();
});

test('shows why a payment could not start, and allows a retry', async () => {
  const link = new ApolloLink(() =>
    of({
      data: {
        startPayment: {
          attempt: null,
          redirect: null,
          errors: [{ __typename: 'UserError', ...createProblem('No page.') }],
        },
      },
    }),
  );
  renderScreen(<PayPanel order={order} />, { link });
  await userEvent.click(screen.getByRole('button', { name: /^Pay NPR/ }));
  await waitFor(() => expect(screen.getByText('No page.')).toBeTruthy());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay NPR/ }).disabled).toBe(false);
});

describe('a provider that does not respond', () => {
  const outage = createUserError({
    code: 'PROVIDER_UNAVAILABLE',
    reason: 'PROVIDER_UNAVAILABLE',
    params: { provider: 'eSewa' },
    field: 'method',
    message: 'eSewa isn’t responding right now.',
  });
  const errorLink = new ApolloLink(() =>
    of({ data: { startPayment: { attempt: null, redirect: null, errors: [outage] } } }),
  );
  afterEach(() => setLocale('en'));

  test('is shown as unavailable with the reason, and another method is preselected', () => {
    const paymentOptions = [
      { method: 'ESEWA', upTo: 0, problem: outage },
      { method: 'KHALTI', upTo: 105_200, problem: null },
    ] as const;
    renderScreen(<PayPanel order={{ ...order, due: 105_200, paymentOptions: [...paymentOptions] }} />);
    expect(screen.getByText('eSewa isn’t responding right now.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^eSewa/ }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Pay NPR 1,05,200 with Khalti' })).toBeTruthy();
  });

  test('is shown with the reason when a payment cannot start, and can be selected again after another method is preselected', async () => {
    renderScreen(<PayPanel order={order} />, { link: errorLink });
    await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' }));
    expect(await screen.findByText('eSewa isn’t responding right now.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay NPR 3,05,200 with connectIPS' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^eSewa/ }));
    expect(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' })).toBeTruthy();
  });

  test('is named on the page of an order whose payment could not start at the checkout', () => {
    renderScreen(<PayPanel order={order} startProblem={{ ...outage, params: { provider: 'eSewa' } }} />);
    expect(screen.getByText('eSewa isn’t responding right now.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay NPR 3,05,200 with connectIPS' })).toBeTruthy();
  });

  test('is named in the language the shopper switches to', async () => {
    renderScreen(<PayPanel order={order} />, { link: errorLink });
    await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' }));
    await screen.findByText('eSewa isn’t responding right now.');
    await act(() => setLocale('ne'));
    expect(screen.getByRole('alert').textContent).toMatch(/^इसेवाले अहिले जवाफ दिइरहेको छैन/);
    await act(() => setLocale('en'));
    expect(screen.getByText('eSewa isn’t responding right now.')).toBeTruthy();
  });

  test('causes a message in the panel in the chosen language, and no toast, if the request times out', async () => {
    let isQuiet: boolean | undefined;
    const link = new ApolloLink((operation) => {
      isQuiet = operation.getContext().quiet;
      return throwError(() => new DOMException('No answer in time', 'TimeoutError'));
    });
    renderScreen(<PayPanel order={order} />, { link });
    await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' }));
    expect(await screen.findByText(/^Couldn’t start the payment\. Nothing was charged\./)).toBeTruthy();
    expect(isQuiet).toBe(true);
    await act(() => setLocale('ne'));
    expect(screen.getByRole('alert').textContent).toMatch(/^भुक्तानी सुरु हुन सकेन/);
  });
});

test('requests the owner of the bank account before starting the payment, if the owner is not known', async () => {
  const sentPayers: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sentPayers.push(variables.input.payer);
    return NEVER;
  });
  renderScreen(<PayPanel order={{ ...order, paymentMethod: 'CONNECTIPS', payerRequired: true }} />, { link });
  await userEvent.type(screen.getByLabelText('Bank'), 'Nabil Bank');
  await userEvent.click(screen.getByRole('button', { name: /^Pay NPR/ }));
  await screen.findByText('Enter the name of the account holder.');
  expect(sentPayers).toEqual([]);
  await userEvent.type(screen.getByLabelText('Account holder'), 'Sita Rai');
  await userEvent.click(screen.getByRole('radio', { name: 'My family’s' }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay NPR/ }));
  await waitFor(() =>
    expect(sentPayers).toEqual([{ accountHolder: 'Sita Rai', bank: 'Nabil Bank', relation: 'FAMILY' }]),
  );
});

test('an order with a payment under review requests no further payment', () => {
  const attemptUnderReview = {
    ref: 'R1',
    method: 'ESEWA',
    amount: 305_200,
    status: 'UNDER_REVIEW',
    isAbandoned: false,
    expiresAt: '2026-11-27T06:00:00Z',
  } as const;
  const payBy = '2099-11-30T06:00:00Z';
  renderScreen(<PayPanel order={{ ...order, payBy, paymentAttempts: [attemptUnderReview] }} />);
  expect(
    screen.getByText('We are checking your NPR 3,05,200 eSewa payment. Don’t pay again; we’ll email you.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/will be cancelled/)).toBeNull();
});

test('an order with a transfer under review requests no payment and shows no deadline', () => {
  const receipt = { id: 's', status: 'SUBMITTED', amount: 305_200 } as const;
  renderScreen(<PayPanel order={{ ...order, payBy: '2026-11-30T06:00:00Z', transferReceipts: [receipt] }} />);
  expect(screen.getByText(/We are checking your transfer of NPR 3,05,200/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
  expect(screen.queryByText(/Your pieces are reserved/)).toBeNull();
});

const openAttempt = {
  ref: 'R1',
  method: 'KHALTI',
  amount: 305_200,
  status: 'OPEN',
  isAbandoned: false,
} as const;
const NOT_RECEIVED_TEXT =
  'We haven’t received your NPR 3,05,200 Khalti payment yet. If you completed it, don’t pay again.';

test('while a payment may still arrive, another payment starts only after confirmation', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const unexpiredAttempt = { ...openAttempt, expiresAt };
  renderScreen(<PayPanel order={{ ...order, paymentAttempts: [unexpiredAttempt] }} />);
  expect(screen.getByText(NOT_RECEIVED_TEXT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use another payment method' }));
  expect(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' })).toBeTruthy();
});

describe('a payment abandoned on the provider’s page', () => {
  const ABANDONED_TEXT = 'Your Khalti payment was not completed. As far as we know, nothing was charged.';
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const abandonedAttempt = { ...openAttempt, isAbandoned: true, expiresAt };

  test.each([
    ['is still open there', {}],
    ['was cancelled there', { status: 'CANCELLED' }],
    ['has expired', { status: 'EXPIRED' }],
  ] as const)('is shown as not charged and allows another payment immediately if it %s', (_case, changes) => {
    renderScreen(<PayPanel order={{ ...order, paymentAttempts: [{ ...abandonedAttempt, ...changes }] }} />);
    expect(screen.getByText(ABANDONED_TEXT)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' })).toBeTruthy();
  });

  test('without a response from the provider stays under review, even after the attempt has expired', () => {
    const expiredAttempt = { ...openAttempt, expiresAt: '2020-11-30T06:00:00Z' };
    renderScreen(<PayPanel order={{ ...order, paymentAttempts: [expiredAttempt] }} />);
    expect(
      screen.getByText('We are checking your NPR 3,05,200 Khalti payment. Don’t pay again; we’ll email you.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
  });

  test('is checked once with its provider when the customer returns', async () => {
    const checkedRefs: unknown[] = [];
    const link = new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'CheckPayment') checkedRefs.push(variables.input.ref);
      return NEVER;
    });
    renderScreen(<PayPanel order={{ ...order, paymentAttempts: [{ ...openAttempt, expiresAt }] }} />, {
      link,
    });
    await waitFor(() => expect(checkedRefs).toEqual(['R1']));
  });

  test('is not shown once a later payment has succeeded', () => {
    const settledAttempt = { ...openAttempt, ref: 'R2', status: 'SETTLED', expiresAt } as const;
    renderScreen(<PayPanel order={{ ...order, paymentAttempts: [settledAttempt, abandonedAttempt] }} />);
    expect(screen.queryByText(ABANDONED_TEXT)).toBeNull();
  });
});

test('changing the order to cash on delivery after an abandoned payment closes the panel and removes the notice', async () => {
  const expiresAt = '2026-11-27T06:00:00Z';
  const abandonedAttempt = { ...openAttempt, status: 'CANCELLED', isAbandoned: true, expiresAt } as const;
  const paymentOptions = [...order.paymentOptions, { method: 'COD', upTo: 305_200, problem: null } as const];
  const onlineOrder = { ...order, paymentAttempts: [abandonedAttempt], paymentOptions };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'ChangePaymentMethod'
      ? of({ data: { changePaymentMethod: { order: null, errors: [] } } })
      : NEVER,
  );
  function OrderScreen() {
    const { search } = useLocation();
    const isPaying = search.includes('pay=');
    return <PayPanel order={isPaying ? onlineOrder : { ...onlineOrder, paymentMethod: 'COD' }} />;
  }
  renderScreen(<OrderScreen />, { link, at: '/order?pay=rest', path: '/order' });
  expect(screen.getByText(/Khalti payment was not completed/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pay on delivery instead' }));
  expect(await screen.findByRole('button', { name: 'Pay online now' })).toBeTruthy();
  expect(screen.queryByText(/not completed/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
});

test('an order past its payment deadline offers no payment', () => {
  renderScreen(<PayPanel order={{ ...order, payBy: '2020-11-30T06:00:00Z' }} />);
  expect(
    screen.getByText(/^The payment deadline was 30 Nov 2020, .*\. Order again, or contact us/),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('from NPR 10,00,000', () => {
  const bankRequiredError = new DomainError('BANK_PAYMENT_REQUIRED', { fromNpr: 1_000_000 }, 'method');
  const largeOrder = {
    ...order,
    due: 1_500_000,
    paymentOptions: [
      { method: 'BANK_TRANSFER', upTo: 1_500_000, problem: null },
      {
        method: 'ESEWA',
        upTo: 0,
        problem: { ...createUserError(bankRequiredError), params: bankRequiredError.params },
      },
    ] satisfies Payable_OrderFragment['paymentOptions'],
  };

  test('a wallet is disabled, with the legal reason and the method to use instead', () => {
    renderScreen(<PayPanel order={largeOrder} />);
    expect(
      screen.getByText(
        'By law, payments of NPR 10,00,000 or more must come from a bank account held by the customer or a family member. Use bank transfer instead.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^eSewa/ }).disabled).toBe(true);
  });
});

test('a wallet at its daily limit is named together with the methods to use instead', () => {
  const dailyLimitProblem = { ...createProblem('Used up.'), reason: 'WALLET_DAILY_LIMIT_REACHED' } as const;
  const paymentOptions = [
    { method: 'COD', upTo: 0, problem: createProblem('Cash is taken below NPR 50,000.') },
    { method: 'BANK_TRANSFER', upTo: 105_200, problem: null },
    { method: 'ESEWA', upTo: 0, problem: dailyLimitProblem },
    { method: 'KHALTI', upTo: 105_200, problem: null },
  ] as const;
  renderScreen(<PayPanel order={{ ...order, due: 105_200, paymentOptions: [...paymentOptions] }} />);
  expect(
    screen.getByText(
      'eSewa takes up to NPR 2,00,000 a day, and you have reached that limit today. Use Khalti or bank transfer instead.',
    ),
  ).toBeTruthy();
});

test('the panel shows that a first partial payment extends the deadline', async () => {
  const extensionText = /^This part payment gives you more time to pay the remaining amount\./;
  const payBy = '2099-11-30T06:00:00Z';
  renderScreen(<PayPanel order={{ ...order, payBy }} />);
  expect(screen.getByText(extensionText)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^connectIPS/ }));
  expect(screen.queryByText(extensionText)).toBeNull();
});

test('a partly paid order shows the remaining amount and its deadline', () => {
  const payBy = '2099-11-30T06:00:00Z';
  const partPaidOrder = { ...order, due: 105_200, payBy, paymentStatus: 'PART_PAID' } as const;
  renderScreen(<PayPanel order={partPaidOrder} />);
  expect(
    screen.getByText(
      /^Your pieces are reserved until 30 Nov 2099, .*\. Pay the remaining NPR 1,05,200 by then\.$/,
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/will be cancelled/)).toBeNull();
});

test('an order past the deadline for its remaining amount refers the customer to the store', () => {
  const payBy = '2020-11-30T06:00:00Z';
  const partPaidOrder = { ...order, due: 105_200, payBy, paymentStatus: 'PART_PAID' } as const;
  renderScreen(<PayPanel order={partPaidOrder} />);
  expect(
    screen.getByText(
      /^The deadline to pay the remaining NPR 1,05,200 was 30 Nov 2020, .*\. Contact us to continue\.$/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

describe('while the order is awaiting confirmation', () => {
  const orderAwaitingConfirmation = { ...order, awaitsConfirmation: true, payBy: '2099-11-30T06:00:00Z' };

  test('no reservation is promised, and paying now reserves the items', () => {
    renderScreen(<PayPanel order={orderAwaitingConfirmation} />);
    expect(screen.getByText(/^Your pieces are not reserved yet. Pay by 30 Nov 2099/)).toBeTruthy();
    expect(screen.queryByText(/Your pieces are reserved/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Pay NPR/ })).toBeTruthy();
  });

  test.each(['BANK_TRANSFER', 'COD'] as const)(
    'a customer who chose %s and is waiting for a call is not asked to pay online',
    (paymentMethod) => {
      renderScreen(<PayPanel order={{ ...orderAwaitingConfirmation, paymentMethod, payBy: null }} />);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('a payment link still accepts a payment', () => {
    renderScreen(
      <PayPanel
        order={{ ...orderAwaitingConfirmation, paymentMethod: 'BANK_TRANSFER' }}
        payToken="a-token"
      />,
    );
    expect(screen.getByRole('button', { name: /^Pay NPR/ })).toBeTruthy();
    expect(screen.queryByText(/Your pieces are reserved/)).toBeNull();
  });

  test('a payment that may still arrive is shown', () => {
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    const unexpiredAttempt = { ...openAttempt, expiresAt };
    renderScreen(
      <PayPanel
        order={{ ...orderAwaitingConfirmation, paymentMethod: 'COD', paymentAttempts: [unexpiredAttempt] }}
      />,
    );
    expect(screen.getByText(NOT_RECEIVED_TEXT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /another payment method/ })).toBeNull();
  });
});

test('a partial payment received after the items sold out promises no reservation', () => {
  const payBy = '2099-11-30T06:00:00Z';
  const cancelledOrder = {
    ...order,
    due: 105_200,
    payBy,
    paymentStatus: 'PART_PAID',
    isPaidWithoutStock: true,
  } as const;
  renderScreen(<PayPanel order={cancelledOrder} />);
  expect(screen.getByText(/^Pay the remaining NPR 1,05,200 by 30 Nov 2099/)).toBeTruthy();
  expect(screen.queryByText(/Your pieces are reserved/)).toBeNull();
});
