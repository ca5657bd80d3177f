import { expect } from 'vitest';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { RESULT_MAX_AGE_MS } from '../refreshAttempt.ts';

const START = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) {
    attempt { ref method amount status isTest orderNumber orderDue }
    redirect { method url fields { name value } }
    errors { code reason field message params }
  }
}`;
const CHECK = `mutation ($input: CheckPaymentInput!) {
  checkPayment(input: $input) { attempt { ref status orderDue orderStatus } errors { reason } }
}`;

/** Creates a guest's unpaid order with reserved items. The payment method is eSewa by default. */
export async function anUnpaidOrder(server: TestServer, overrides: Parameters<typeof aGuestOrder>[1] = {}) {
  const payBy = new Date(server.clock.now.getTime() + 3_600_000);
  const order = await aGuestOrder(server, { paymentMethod: 'ESEWA', payBy, ...overrides });
  return { ...order, guestToken: signGuestToken(order.number, server.secrets) };
}

type UnpaidOrder = Awaited<ReturnType<typeof anUnpaidOrder>>;

/** Starts a payment as the guest who placed the order. Returns the payload of `startPayment`. */
export async function startPayment(
  server: TestServer,
  { id, guestToken }: Pick<UnpaidOrder, 'id' | 'guestToken'>,
  input: Record<string, unknown> = {},
) {
  const { data, errors } = await server.graphql(START, {
    input: { id, guestToken, method: 'ESEWA', ...input },
  });
  expect(errors).toBeUndefined();
  return data?.startPayment;
}

/** Starts a payment and opens the provider's page as a browser does. Returns the attempt's reference. */
export async function goToProvider(
  server: TestServer,
  order: Pick<UnpaidOrder, 'id' | 'guestToken'>,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { attempt, redirect, errors } = await startPayment(server, order, input);
  expect(errors).toEqual([]);
  expect(await openPage(redirect)).toBe(true);
  return attempt.ref;
}

interface Redirect {
  method: string;
  url: string;
  fields: { name: string; value: string }[];
}

/** Follows the redirect as a browser does. Returns true if the page loads. */
export async function openPage({ method, url, fields }: Redirect): Promise<boolean> {
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const page = await fetch(url, method === 'POST' ? { method, body } : {});
  await page.arrayBuffer();
  return page.status === 200;
}

/**
 * Advances the clock until the providers' last results have expired. Also closes the circuit breakers, which use
 * another clock.
 */
export function expireResults(server: TestServer): void {
  resetCircuits();
  server.clock.now = new Date(server.clock.now.getTime() + RESULT_MAX_AGE_MS + 1_000);
}

/** Follows the provider's return URL. Returns the URL the store redirects to. */
export async function followReturn(
  server: TestServer,
  returnUrl: string | null,
): Promise<string | undefined> {
  expireResults(server);
  const { pathname, search } = new URL(returnUrl ?? '');
  const { statusCode, headers } = await server.app.inject({ method: 'GET', url: pathname + search });
  expect(statusCode).toBe(303);
  return headers.location;
}

export async function checkPayment(server: TestServer, ref: string) {
  expireResults(server);
  const { data } = await server.graphql(CHECK, { input: { ref } });
  return data?.checkPayment;
}

/** Returns the order with its ledger and attempts. */
export function readOrderState(server: TestServer, { id }: { id: string }) {
  return server.prisma.order.findUniqueOrThrow({
    where: { id },
    include: { payments: true, attempts: { include: { events: { orderBy: { id: 'asc' } } } } },
  });
}
