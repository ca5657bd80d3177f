import { randomInt, randomUUID } from 'node:crypto';
import { orderInput } from '#tools/bench/store/orders.mjs';
import type { Piece } from './pieces.ts';

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number } guestToken errors { reason } }
}`;
const START = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) { attempt { ref amount } redirect { url fields { name value } } errors { reason } }
}`;

/** An order that waits for its money, with its buyer at the provider's page. */
export interface Begun {
  number: string;
  ref: string;
  /** NPR. */
  amount: number;
}

/** Buys a piece as a guest of a network of their own, and goes to eSewa's page with it. */
export async function goToEsewa(storeUrl: string, { productId, size }: Piece): Promise<Begun> {
  const from = `203.0.${randomInt(256)}.${randomInt(1, 255)}`;
  const input = { ...orderInput({ productId, size }, randomUUID()), paymentMethod: 'ESEWA' };
  const { order, guestToken, errors } = (await ask(storeUrl, from, PLACE, { input })).placeOrder;
  if (!order) throw new Error(`The order was refused: ${JSON.stringify(errors)}`);
  const wanted = { id: order.id, guestToken, method: 'ESEWA' };
  const started = (await ask(storeUrl, from, START, { input: wanted })).startPayment;
  if (!started.redirect) throw new Error(`No way to pay: ${JSON.stringify(started.errors)}`);
  const { url, fields } = started.redirect;
  const body = new URLSearchParams(
    fields.map(({ name, value }: { name: string; value: string }): [string, string] => [name, value]),
  );
  await (await fetch(url, { method: 'POST', body })).arrayBuffer();
  return { number: order.number, ...started.attempt };
}

async function ask(storeUrl: string, from: string, query: string, variables: object) {
  const answer = await fetch(`${storeUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data: Record<string, ReturnType<typeof JSON.parse>>;
    errors?: unknown;
  };
  if (!data) throw new Error(`The store answered ${answer.status}: ${JSON.stringify(errors)}`);
  return data;
}
