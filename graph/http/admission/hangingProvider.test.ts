import { expect, test, vi } from 'vitest';
import { anUnpaidOrder } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { getCircuit } from '#graph/outboundCalls/circuits.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const MAX_CONCURRENT = 2;
const { server, getFakeProviders } = usePayingStore();
const listeningServer = useListeningServer(server, {
  maxConcurrentRequests: MAX_CONCURRENT,
  get demoPaymentsUrl() {
    return getFakeProviders().url;
  },
});

interface QueryResponse {
  data?: { placeOrder?: { errors: unknown[] } };
  errors?: unknown[];
}

async function sendQuery(query: string, variables: object = {}) {
  const response = await fetch(`${listeningServer.url}/graphql`, {
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
  getFakeProviders().khalti.setOutage({ kind: 'hangs' });
  const khaltiCircuit = getCircuit('khalti', 'DEMO');
  const timeoutController = new AbortController();
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  const startRequests: ReturnType<typeof sendQuery>[] = [];
  for (let shopper = 0; shopper < 3 * MAX_CONCURRENT; shopper++) {
    startRequests.push(startKhaltiPayment(await anUnpaidOrder(server)));
    await expect.poll(() => khaltiCircuit.inFlight, { timeout: 20_000 }).toBe(shopper + 1);
  }
  timeoutSpy.mockRestore();

  const readResponse = await sendQuery('{ products(first: 1) { totalCount } }');
  expect([readResponse.status, readResponse.body.errors]).toEqual([200, undefined]);
  const orderResponse = await sendQuery(PLACE_ORDER, {
    input: buildOrderInput([{ productId: product.id, quantity: 1 }], { paymentMethod: 'COD' }),
  });
  expect([orderResponse.status, orderResponse.body.data?.placeOrder?.errors]).toEqual([200, []]);
  expect(khaltiCircuit.inFlight).toBe(3 * MAX_CONCURRENT);

  const refusedPayment = { startPayment: { errors: [{ code: 'PROVIDER_UNAVAILABLE' }] } };
  timeoutController.abort();
  for (const { body } of await Promise.all(startRequests)) expect(body.data).toEqual(refusedPayment);
  // Requests no longer wait for the provider.
  expect((await startKhaltiPayment(await anUnpaidOrder(server))).body.data).toEqual(refusedPayment);
  expect(khaltiCircuit.inFlight).toBe(0);
});
