import { randomInt, randomUUID } from 'node:crypto';
import { buildOrderInput } from '#tools/bench/store/orders.mjs';
import type { TestVariant } from './testStock.ts';

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number } guestToken errors { reason } }
}`;
const START_PAYMENT = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) { attempt { ref amount } redirect { url fields { name value } } errors { reason } }
}`;

/** An unpaid order whose customer is on the provider's page. */
export interface StartedPayment {
  number: string;
  ref: string;
  /** In NPR. */
  amount: number;
}

/** Orders an item as a guest with a separate IP address, and opens the eSewa page. */
export async function startEsewaPayment(
  storeUrl: string,
  { productId, size }: TestVariant,
): Promise<StartedPayment> {
  const clientIp = `203.0.${randomInt(256)}.${randomInt(1, 255)}`;
  const input = { ...buildOrderInput({ productId, size }, randomUUID()), paymentMethod: 'ESEWA' };
  const { order, guestToken, errors } = (await sendQuery(storeUrl, clientIp, PLACE_ORDER, { input }))
    .placeOrder;
  if (!order) throw new Error(`The order was refused: ${JSON.stringify(errors)}`);
  const paymentInput = { id: order.id, guestToken, method: 'ESEWA' };
  const startedPayment = (await sendQuery(storeUrl, clientIp, START_PAYMENT, { input: paymentInput }))
    .startPayment;
  if (!startedPayment.redirect) throw new Error(`No way to pay: ${JSON.stringify(startedPayment.errors)}`);
  const { url, fields } = startedPayment.redirect;
  const body = new URLSearchParams(
    fields.map(({ name, value }: { name: string; value: string }): [string, string] => [name, value]),
  );
  await (await fetch(url, { method: 'POST', body })).arrayBuffer();
  return { number: order.number, ...startedPayment.attempt };
}

async function sendQuery(storeUrl: string, clientIp: string, query: string, variables: object) {
  const response = await fetch(`${storeUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': clientIp },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, ReturnType<typeof JSON.parse>>;
    errors?: unknown;
  };
  if (!data) throw new Error(`The store answered ${response.status}: ${JSON.stringify(errors)}`);
  return data;
}
