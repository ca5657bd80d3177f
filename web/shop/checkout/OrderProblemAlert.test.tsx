import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { onRequestProblem } from '#web/app/requests/requestProblems.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import {
  createFetch,
  failNetwork,
  respondWithError,
  type ServerResponse,
} from '#web/testing/serverResponses.ts';
import { OrderProblemAlert } from './OrderProblemAlert.tsx';
import type { OrderProblem } from './orderProblem.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

const NO_DUPLICATE_TEXT = 'Trying again will not place a second order.';
const NO_DUPLICATE_TEXT_NE = 'फेरि प्रयास गर्दा दोस्रो अर्डर हुँदैन।';

let toasts: string[];
let stopListening: () => void;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  toasts = [];
  stopListening = onRequestProblem(({ message }) => toasts.push(message));
});
afterEach(async () => {
  stopListening();
  await setLocale('en');
});

const cartCheck = { changes: [], recheck: async () => [] } as never;

function PlaceOrderButton() {
  const placeOrder = usePlaceOrder({ recheck: async () => [], onPlaced: () => {} });
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const order = async () => setProblem(await placeOrder({} as Checkout, 0));
  return (
    <>
      <OrderProblemAlert problem={problem} check={cartCheck} onSolved={() => {}} />
      <button type="button" onClick={() => void order()}>
        Place order
      </button>
    </>
  );
}

/** Error response from the server instead of an order. */
const respondWithFailure =
  (status: number, extensions: object, message = 'In English.'): ServerResponse =>
  async () =>
    new Response(JSON.stringify({ errors: [{ message, extensions }], data: null }), {
      status,
      headers: { 'content-type': 'application/graphql-response+json' },
    });

async function findAlertForResponse(serverResponse: ServerResponse): Promise<HTMLElement> {
  vi.stubGlobal('fetch', createFetch({ PlaceOrder: serverResponse }));
  renderScreen(<PlaceOrderButton />, { client: createApolloClient() });
  fireEvent.click(screen.getByText('Place order'));
  return screen.findByRole('alert');
}

const unavailableResponse = respondWithFailure(503, { code: 'UNAVAILABLE', retryAfter: 2 });
const internalError = respondWithFailure(500, { code: 'INTERNAL_SERVER_ERROR' });

test.each([
  ['an unavailable database', unavailableResponse],
  ['a server error', internalError],
  ['a restarting server', respondWithError(503)],
])(
  'after %s neither the alert nor the toast claims that the order was not placed',
  async (_case, serverResponse) => {
    const alertBox = await findAlertForResponse(serverResponse);
    expect(alertBox.textContent).toBe(
      `The store didn’t respondPlease try again in a moment. ${NO_DUPLICATE_TEXT}`,
    );
    expect(toasts).toEqual(['Server error. Please try again later.']);
  },
);

test('if the server is unreachable, the alert does not claim that the order was not placed', async () => {
  const alertBox = await findAlertForResponse(failNetwork);
  expect(alertBox.textContent).toBe(
    `We could not connect to the storePlease try again below. ${NO_DUPLICATE_TEXT}`,
  );
  expect(toasts).toEqual(['Unable to connect to server. Please check your internet connection.']);
});

test.each([
  ['an unavailable database', unavailableResponse],
  ['a server error', internalError],
])('in Nepali the alert contains no English: %s', async (_case, serverResponse) => {
  await setLocale('ne');
  const alertBox = await findAlertForResponse(serverResponse);
  expect(alertBox.textContent).toContain(NO_DUPLICATE_TEXT_NE);
  expect(alertBox.textContent).not.toMatch(/[a-z]/i);
});

const rateLimited = respondWithFailure(429, {
  code: 'RATE_LIMITED',
  reason: 'TOO_MANY_ORDERS',
  params: {},
  retryAfter: 60,
});

test.each([
  ['en', 'You can still pay for orders you have already placed.'],
  ['ne', 'छोटो समयमा धेरै अर्डर'],
])('an order beyond the rate limit shows the reason and a phone number (%s)', async (locale, text) => {
  await setLocale(locale as 'en' | 'ne');
  const alertBox = await findAlertForResponse(rateLimited);
  expect(alertBox.textContent).toContain(text);
  expect(alertBox.textContent).not.toContain('wait for our call');
  const callLink = screen.getByRole('link', { name: '+977-1-5550100' });
  expect(callLink.getAttribute('href')).toBe('tel:+97715550100');
  expect(toasts).toEqual([]);
});

test('another rate limit, such as for coupon codes, shows its own message', async () => {
  const extensions = { code: 'RATE_LIMITED', reason: 'TOO_MANY_ATTEMPTS', params: { seconds: 30 } };
  const alertBox = await findAlertForResponse(respondWithFailure(429, extensions, 'Too many attempts.'));
  expect(alertBox.textContent).toBe('Your order was not placedToo many attempts.');
});
