import { expect, test, vi } from 'vitest';
import { anUnpaidOrder } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { getCircuit } from '#graph/outboundCalls/circuits.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const MAX_CONCURRENT = 2;
const { server, fake } = usePayingStore();
const shop = useListeningServer(server, {
  maxConcurrentRequests: MAX_CONCURRENT,
  get demoPaymentsUrl() {
    return fake().url;
  },
});

interface QueryResponse {
  data?: { placeOrder?: { errors: unknown[] } };
  errors?: unknown[];
}

async function sendQuery(query: string, variables: object = {}) {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as QueryResponse };
}

const startKhaltiPayment = ({ id, guestToken }: Awaited<ReturnType<typeof anUnpaidOrder>>) =>
  sendQuery('mutation ($input: StartPaymentInput!) { startPayment(input: $input) { errors { code } } }', {
    input: { id, guestToken, method: 'KHALTI' },
  });

test('cash-on-delivery orders and reads are handled while a payment provider hangs', async () => {
  const product = await aProduct(server.prisma, { variants: [{ stock: 10 }] });
  fake().khalti.outage({ kind: 'hangs' });
  const khalti = getCircuit('khalti', 'DEMO');
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const starts: ReturnType<typeof sendQuery>[] = [];
  for (let shopper = 0; shopper < 3 * MAX_CONCURRENT; shopper++) {
    starts.push(startKhaltiPayment(await anUnpaidOrder(server)));
    await expect.poll(() => khalti.inFlight, { timeout: 20_000 }).toBe(shopper + 1);
  }
  timeout.mockRestore();

  const readResponse = await sendQuery('{ products(first: 1) { totalCount } }');
  expect([readResponse.status, readResponse.body.errors]).toEqual([200, undefined]);
  const order = await sendQuery(PLACE_ORDER, {
    input: orderInput([{ productId: product.id, quantity: 1 }], { paymentMethod: 'COD' }),
  });
  expect([order.status, order.body.data?.placeOrder?.errors]).toEqual([200, []]);
  expect(khalti.inFlight).toBe(3 * MAX_CONCURRENT);

  const refusedPayment = { startPayment: { errors: [{ code: 'PROVIDER_UNAVAILABLE' }] } };
  clock.abort();
  for (const { body } of await Promise.all(starts)) expect(body.data).toEqual(refusedPayment);
  // Requests no longer wait for the provider.
  expect((await startKhaltiPayment(await anUnpaidOrder(server))).body.data).toEqual(refusedPayment);
  expect(khalti.inFlight).toBe(0);
});
