import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { getProvider } from '../payments.providers.ts';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  goToProvider,
  readOrderState,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
let querySpy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  querySpy = vi.spyOn(getProvider('ESEWA'), 'query');
});
afterEach(() => {
  querySpy.mockRestore();
});

const followReturn = (ref: string) =>
  server.app.inject({ method: 'GET', url: `/payments/esewa/return/${ref}` });

test('simultaneous returns query the provider once', async () => {
  const ref = await goToProvider(server, await anUnpaidOrder(server));
  const responses = await Promise.all(Array.from({ length: 30 }, () => followReturn(ref)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  expect(querySpy).toHaveBeenCalledTimes(1);
});

test('a result is reused for ten seconds, then queried again', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  await checkPayment(server, ref);
  getFakeProviders().esewa.act(ref, 'payAndStay');
  for (let count = 0; count < 5; count++) await followReturn(ref);
  expect(querySpy).toHaveBeenCalledTimes(1);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
  expireResults(server);
  await followReturn(ref);
  expect(querySpy).toHaveBeenCalledTimes(2);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800 });
});

test('beyond the check limit, a browser still reaches the result page, and the provider is not queried', async () => {
  const ref = await goToProvider(server, await anUnpaidOrder(server));
  const { limit } = RATE_LIMITS.checkPayment.subject;
  for (let requestIndex = 0; requestIndex < limit + 5; requestIndex++) {
    expireResults(server);
    expect((await followReturn(ref)).headers.location).toBe(`/#/payment/${ref}`);
  }
  expect(querySpy).toHaveBeenCalledTimes(limit);
});

test('a pending query of another server is not repeated until it is considered lost', async () => {
  const ref = await goToProvider(server, await anUnpaidOrder(server));
  expireResults(server);
  await server.prisma.paymentAttempt.update({ where: { ref }, data: { queriedAt: server.clock.now } });
  await followReturn(ref);
  expect(querySpy).not.toHaveBeenCalled();
  expireResults(server);
  expireResults(server);
  await followReturn(ref);
  expect(querySpy).toHaveBeenCalledTimes(1);
});

test('a result received by a server that stopped before applying it is applied by the next server', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  const providerResult = {
    state: 'PAID',
    word: 'COMPLETE',
    amountPaisa: 1_180_000,
    transactionId: 'T-KEPT',
    feePaisa: null,
  };
  await server.prisma.paymentAttempt.update({
    where: { ref },
    data: { respondedAt: server.clock.now, answer: providerResult },
  });
  await followReturn(ref);
  expect(querySpy).not.toHaveBeenCalled();
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800 });
});
