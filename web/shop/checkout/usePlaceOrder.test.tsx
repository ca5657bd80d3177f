import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { storePriceHold } from './priceHold/priceHoldStorage.ts';
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

/** Places an order whose requests return these order statuses in turn. Returns the idempotency keys sent. */
function placeOrderWithStatuses(...statuses: string[]) {
  const keys: string[] = [];
  let placedCount = 0;
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
        placedCount += 1;
      }}
    />,
    { link },
  );
  fireEvent.click(screen.getByText('Place order'));
  return { keys, placedCount: () => placedCount };
}

test('sends an order once', async () => {
  const { keys, placedCount } = placeOrderWithStatuses('PENDING');
  await waitFor(() => expect(placedCount()).toBe(1));
  expect(keys).toHaveLength(1);
});

test('places the order again if the order of an earlier attempt has been cancelled', async () => {
  const { keys, placedCount } = placeOrderWithStatuses('CANCELLED', 'PENDING');
  await waitFor(() => expect(placedCount()).toBe(1));
  expect(new Set(keys).size).toBe(2);
});

test('an order with a refused quote is sent again with a new quote and the displayed total', async () => {
  storePriceHold({ quoteId: 'old', expiresAt: new Date(Date.now() + 60_000).toISOString() });
  const sentInputs: { quoteId: string | undefined; expectedTotal: number }[] = [];
  const problem = { __typename: 'UserError', code: 'INVALID', reason: 'QUOTE_NOT_VALID', field: 'quoteId' };
  const quoteErrors = [{ ...problem, params: null, message: 'This quote is not valid.' }];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'PlaceOrder') return NEVER;
    const { quoteId, expectedTotal } = variables.input;
    sentInputs.push({ quoteId, expectedTotal });
    const order = { __typename: 'Order', id: '1', number: 'JW-1', status: 'PENDING' };
    const isRefused = quoteId === 'old';
    const placeOrder = {
      ...{ __typename: 'PlaceOrderPayload', guestToken: null, quote: null },
      ...{ order: isRefused ? null : order, errors: isRefused ? quoteErrors : [] },
    };
    return of({ data: { placeOrder } });
  });
  const placedCount = vi.fn();
  const recheck = async () => {
    storePriceHold({ quoteId: 'new', expiresAt: new Date(Date.now() + 60_000).toISOString() });
    return [];
  };
  renderScreen(<PlaceOrder onPlaced={placedCount} recheck={recheck} />, { link });
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(placedCount).toHaveBeenCalledOnce());
  expect(sentInputs).toEqual([
    { quoteId: 'old', expectedTotal: 0 },
    { quoteId: 'new', expectedTotal: 0 },
  ]);
});

test('Back from the provider’s page returns to the order, not to an empty cart', async () => {
  window.history.replaceState(null, '', '#/checkout');
  onTestFinished(() => window.history.replaceState(null, '', '#/'));
  const redirects: string[] = [];
  const submitSpy = vi
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => void redirects.push(window.location.hash));
  onTestFinished(() => submitSpy.mockRestore());
  const order = { __typename: 'Order', id: '7', number: 'JW-1', status: 'PENDING' };
  const redirect = { __typename: 'PaymentRedirect', method: 'POST', url: 'https://pay.example', fields: [] };
  const payload = { guestToken: null, quote: null, attempt: null, errors: [] };
  const responses: Record<string, object> = {
    PlaceOrder: { placeOrder: { __typename: 'PlaceOrderPayload', order, ...payload } },
    StartPayment: { startPayment: { __typename: 'StartPaymentPayload', redirect, ...payload } },
  };
  const link = new ApolloLink(({ operationName: name = '' }) =>
    responses[name] ? of({ data: responses[name] }) : NEVER,
  );
  renderScreen(<PlaceOrder checkout={{ paymentMethod: 'ESEWA' } as Checkout} />, { link });
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(redirects).toEqual(['#/order-success/7']));
});

test('an order whose provider does not respond shows the problem and reloads the payment methods', async () => {
  const outage = createUserError({
    ...{ code: 'PROVIDER_UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE', field: 'paymentMethod' },
    message: 'eSewa isn’t responding right now.',
  });
  let readCount = 0;
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'PaymentOutages') {
      readCount += 1;
      return of({ data: { unavailablePaymentMethods: ['ESEWA'] } });
    }
    if (operationName !== 'PlaceOrder') return NEVER;
    const quoteErrors = { order: null, guestToken: null, quote: null, errors: [outage] };
    return of({ data: { placeOrder: { __typename: 'PlaceOrderPayload', ...quoteErrors } } });
  });
  const problems: unknown[] = [];
  function Checkout() {
    useOnlineOptions({ due: 1_000, finalTotal: 1_000 });
    const placeOrder = usePlaceOrder({ recheck: async () => [], onPlaced: () => {} });
    const placeOnlineOrder = async () =>
      problems.push(await placeOrder({ paymentMethod: 'ESEWA' } as Checkout, 0));
    return (
      <button type="button" onClick={() => void placeOnlineOrder()}>
        Place order
      </button>
    );
  }
  renderScreen(<Checkout />, { link });
  await waitFor(() => expect(readCount).toBe(1));
  fireEvent.click(screen.getByText('Place order'));
  await waitFor(() => expect(problems).toEqual([{ kind: 'other', messages: [outage.message] }]));
  expect(readCount).toBe(2);
});
