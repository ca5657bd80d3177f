import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { keepHeldQuote } from './held/heldQuoteId.ts';
import { useOnlineOptions } from './useOnlineOptions.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

interface PlaceOrderProps {
  onPlaced?: () => void;
  checkout?: Checkout;
  recheck?: CartCheck['recheck'];
}

function PlaceOrder({
  onPlaced = () => {},
  checkout = {} as Checkout,
  recheck = async () => [],
}: PlaceOrderProps) {
  const placeOrder = usePlaceOrder({ recheck, onPlaced });
  return (
    <button type="button" onClick={() => void placeOrder(checkout, 0)}>
      Place order
    </button>
  );
}

/** Places an order where the answers have these statuses; tells the keys that were sent. */
function placeWith(...statuses: string[]) {
  const keys: string[] = [];
  let placed = 0;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'PlaceOrder') return NEVER;
    keys.push(variables.input.idempotencyKey);
    const order = {
      __typename: 'Order',
      id: `${keys.length}`,
      number: 'JW-1',
      status: statuses[keys.length - 1],
    };
    const placeOrder = { __typename: 'PlaceOrderPayload', order, guestToken: null, quote: null, errors: [] };
    return of({ data: { placeOrder } });
  });
  renderScreen(
    <PlaceOrder
      onPlaced={() => {
        placed += 1;
      }}
    />,
    { link },
  );
  fireEvent.click(screen.getByText('Place order'));
  return { keys, placed: () => placed };
}

test('an order is sent once', async () => {
  const { keys, placed } = placeWith('PENDING');
  await waitFor(() => expect(placed()).toBe(1));
  expect(keys).toHaveLength(1);
});

test('what an earlier attempt had placed and was cancelled since is ordered anew', async () => {
  const { keys, placed } = placeWith('CANCELLED', 'PENDING');
  await waitFor(() => expect(placed()).toBe(1));
  expect(new Set(keys).size).toBe(2);
});

test('an order whose quote is refused is sent once more with a new quote, at the total that was shown', async () => {
  keepHeldQuote({ quoteId: 'old', expiresAt: new Date(Date.now() + 60_000).toISOString() });
  const sent: { quoteId: string | undefined; expectedTotal: number }[] = [];
  const problem = { __typename: 'UserError', code: 'INVALID', reason: 'QUOTE_NOT_VALID', field: 'quoteId' };
  const refused = [{ ...problem, params: null, message: 'This quote is not valid.' }];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'PlaceOrder') return NEVER;
    const { quoteId, expectedTotal } = variables.input;
    sent.push({ quoteId, expectedTotal });
    const order = { __typename: 'Order', id: '1', number: 'JW-1', status: 'PENDING' };
    const isRefused = quoteId === 'old';
    const placeOrder = {
      ...{ __typename: 'PlaceOrderPayload', guestToken: null, quote: null },
      ...{ order: isRefused ? null : order, errors: isRefused ? refused : [] },
    };
    return of({ data: { placeOrder } });
  });
  const placed = vi.fn();
  const recheck = async () => {
    keepHeldQuote({ quoteId: 'new', expiresAt: new Date(Date.now() + 60_000).toISOString() });
    return [];
  };
  renderScreen(<PlaceOrder onPlaced={placed} recheck={recheck} />, { link });
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { quoteId: 'old', expectedTotal: 0 },
    { quoteId: 'new', expectedTotal: 0 },
  ]);
});

test('who leaves for a provider’s page finds the order by Back, no empty cart', async () => {
  window.history.replaceState(null, '', '#/checkout');
  onTestFinished(() => window.history.replaceState(null, '', '#/'));
  const left: string[] = [];
  const submit = vi
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => void left.push(window.location.hash));
  onTestFinished(() => submit.mockRestore());
  const order = { __typename: 'Order', id: '7', number: 'JW-1', status: 'PENDING' };
  const redirect = { __typename: 'PaymentRedirect', method: 'POST', url: 'https://pay.example', fields: [] };
  const payload = { guestToken: null, quote: null, attempt: null, errors: [] };
  const answers: Record<string, object> = {
    PlaceOrder: { placeOrder: { __typename: 'PlaceOrderPayload', order, ...payload } },
    StartPayment: { startPayment: { __typename: 'StartPaymentPayload', redirect, ...payload } },
  };
  const link = new ApolloLink(({ operationName: name = '' }) =>
    answers[name] ? of({ data: answers[name] }) : NEVER,
  );
  renderScreen(<PlaceOrder checkout={{ paymentMethod: 'ESEWA' } as Checkout} />, { link });
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(left).toEqual(['#/order-success/7']));
});

test('an order by a provider that does not respond is refused in words, and the ways to pay are read anew', async () => {
  const outage = aUserError({
    ...{ code: 'PROVIDER_UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE', field: 'paymentMethod' },
    message: 'eSewa isn’t responding right now.',
  });
  let reads = 0;
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'PaymentOutages') {
      reads += 1;
      return of({ data: { unavailablePaymentMethods: ['ESEWA'] } });
    }
    if (operationName !== 'PlaceOrder') return NEVER;
    const refused = { order: null, guestToken: null, quote: null, errors: [outage] };
    return of({ data: { placeOrder: { __typename: 'PlaceOrderPayload', ...refused } } });
  });
  const problems: unknown[] = [];
  function Checkout() {
    useOnlineOptions({ due: 1_000, finalTotal: 1_000 });
    const placeOrder = usePlaceOrder({ recheck: async () => [], onPlaced: () => {} });
    const place = async () => problems.push(await placeOrder({ paymentMethod: 'ESEWA' } as Checkout, 0));
    return (
      <button type="button" onClick={() => void place()}>
        Place order
      </button>
    );
  }
  renderScreen(<Checkout />, { link });
  await waitFor(() => expect(reads).toBe(1));
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(problems).toEqual([{ kind: 'other', messages: [outage.message] }]));
  expect(reads).toBe(2);
});
