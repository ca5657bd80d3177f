import { expect } from 'vitest';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { forgetCircuits } from '#graph/outside/circuits.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { ANSWER_FRESH_MS } from '../refreshAttempt.ts';

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

/** A guest's order that waits for its money, paid by a way of the shop, in stock unless said otherwise. */
export async function aWaitingOrder(server: TestServer, given: Parameters<typeof aGuestOrder>[1] = {}) {
  const payBy = new Date(server.clock.now.getTime() + 3_600_000);
  const order = await aGuestOrder(server, { paymentMethod: 'ESEWA', payBy, ...given });
  return { ...order, guestToken: signGuestToken(order.number, server.secrets) };
}

type Waiting = Awaited<ReturnType<typeof aWaitingOrder>>;

/** The answer of `startPayment` as the order's guest. */
export async function start(
  server: TestServer,
  { id, guestToken }: Pick<Waiting, 'id' | 'guestToken'>,
  input: Record<string, unknown> = {},
) {
  const { data, errors } = await server.graphql(START, {
    input: { id, guestToken, method: 'ESEWA', ...input },
  });
  expect(errors).toBeUndefined();
  return data?.startPayment;
}

/** Begins to pay, and goes to the provider's page as a browser does. Answers the attempt's reference. */
export async function goToProvider(
  server: TestServer,
  order: Pick<Waiting, 'id' | 'guestToken'>,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { attempt, redirect, errors } = await start(server, order, input);
  expect(errors).toEqual([]);
  expect(await opensPage(redirect)).toBe(true);
  return attempt.ref;
}

interface Redirect {
  method: string;
  url: string;
  fields: { name: string; value: string }[];
}

/** A browser goes where the store sends it. Answers whether there is a page. */
export async function opensPage({ method, url, fields }: Redirect): Promise<boolean> {
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const page = await fetch(url, method === 'POST' ? { method, body } : {});
  await page.arrayBuffer();
  return page.status === 200;
}

/** Lets the provider's last answers become too old to be reused; circuits, which go by another clock, close. */
export function outdateAnswers(server: TestServer): void {
  forgetCircuits();
  server.clock.now = new Date(server.clock.now.getTime() + ANSWER_FRESH_MS + 1_000);
}

/** The browser follows the provider's way back to the store. Answers where the store sends it on. */
export async function comeBack(server: TestServer, address: string | null): Promise<string | undefined> {
  outdateAnswers(server);
  const { pathname, search } = new URL(address ?? '');
  const { statusCode, headers } = await server.app.inject({ method: 'GET', url: pathname + search });
  expect(statusCode).toBe(303);
  return headers.location;
}

export async function check(server: TestServer, ref: string) {
  outdateAnswers(server);
  const { data } = await server.graphql(CHECK, { input: { ref } });
  return data?.checkPayment;
}

/** The order as it stands, with its ledger and attempts. */
export function standing(server: TestServer, { id }: { id: string }) {
  return server.prisma.order.findUniqueOrThrow({
    where: { id },
    include: { payments: true, attempts: { include: { events: { orderBy: { id: 'asc' } } } } },
  });
}
