import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALLOWANCES } from '#graph/access/attempts/allowances.ts';
import { providerOf } from '../payments.providers.ts';
import { aWaitingOrder, check, goToProvider, outdateAnswers, standing } from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, fake } = usePayingStore();
let asked: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  asked = vi.spyOn(providerOf('ESEWA'), 'query');
});
afterEach(() => {
  asked.mockRestore();
});

const back = (ref: string) => server.app.inject({ method: 'GET', url: `/payments/esewa/return/${ref}` });

test('many browsers that come back at once ask the provider once', async () => {
  const ref = await goToProvider(server, await aWaitingOrder(server));
  const answers = await Promise.all(Array.from({ length: 30 }, () => back(ref)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an answer is reused for ten seconds by whoever asks, and asked for again then', async () => {
  const order = await aWaitingOrder(server);
  const ref = await goToProvider(server, order);
  await check(server, ref);
  fake().esewa.act(ref, 'payAndStay');
  for (let again = 0; again < 5; again++) await back(ref);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await standing(server, order)).toMatchObject({ paid: 0 });
  outdateAnswers(server);
  await back(ref);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await standing(server, order)).toMatchObject({ paid: 11_800 });
});

test('beyond the limit of checks a browser still reaches its page, and no provider is asked', async () => {
  const ref = await goToProvider(server, await aWaitingOrder(server));
  const { most } = ALLOWANCES.checkPayment.subject;
  for (let times = 0; times < most + 5; times++) {
    outdateAnswers(server);
    expect((await back(ref)).headers.location).toBe(`/#/payment/${ref}`);
  }
  expect(asked).toHaveBeenCalledTimes(most);
});

test('a question of another server is not asked twice, and asked again once it is lost', async () => {
  const ref = await goToProvider(server, await aWaitingOrder(server));
  outdateAnswers(server);
  await server.prisma.paymentAttempt.update({ where: { ref }, data: { askedAt: server.clock.now } });
  await back(ref);
  expect(asked).not.toHaveBeenCalled();
  outdateAnswers(server);
  outdateAnswers(server);
  await back(ref);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an answer of a server that ended before it applied the answer is applied by the next', async () => {
  const order = await aWaitingOrder(server);
  const ref = await goToProvider(server, order);
  const answer = {
    state: 'PAID',
    word: 'COMPLETE',
    amountPaisa: 1_180_000,
    transactionId: 'T-KEPT',
    feePaisa: null,
  };
  await server.prisma.paymentAttempt.update({
    where: { ref },
    data: { answeredAt: server.clock.now, answer },
  });
  await back(ref);
  expect(asked).not.toHaveBeenCalled();
  expect(await standing(server, order)).toMatchObject({ paid: 11_800 });
});
