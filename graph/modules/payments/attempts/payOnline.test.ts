import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getProviderSlug, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { getCircuit, resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { DEPENDENCIES } from '#graph/outboundCalls/dependencies.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  followReturn,
  goToProvider,
  readOrderState,
  startPayment,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();

beforeEach(() => {
  for (const method of ONLINE_METHODS)
    getFakeProviders()[getProviderSlug(method)].setOutage({ kind: 'none' });
  resetCircuits();
});

describe.each(ONLINE_METHODS)('paying with %s', (method) => {
  const getFakeProvider = () => getFakeProviders()[getProviderSlug(method)];

  test('an order is paid, its ledger names the method, and the customer is emailed', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const ref = await goToProvider(server, order, { method });
    const resultUrl = await followReturn(server, getFakeProvider().act(ref, 'pay'));
    expect(resultUrl).toBe(`/#/payment/${ref}`);
    const { attempts, payments, ...paid } = await readOrderState(server, order);
    expect(paid).toMatchObject({ paid: 11_800, paymentStatus: 'PAID', due: 0, status: 'PENDING' });
    expect(attempts).toMatchObject([
      {
        status: 'SETTLED',
        method,
        amount: 11_800,
        receivedPaisa: 1_180_000,
        events: [{ kind: 'STARTED' }, { kind: 'RETURNED' }, { kind: 'ANSWERED' }, { kind: 'SETTLED' }],
      },
    ]);
    expect(payments).toMatchObject([
      {
        ...{ kind: 'PAYMENT', method, amount: 11_800, attemptId: attempts[0]?.id },
        transactionId: attempts[0]?.transactionId,
        reference: attempts[0]?.transactionId,
      },
    ]);
    const emails = await server.prisma.mail.findMany({ where: { orderId: order.id } });
    expect(emails.map(({ template }) => template)).toEqual(['paymentReceived']);
  });

  test('returning twice and repeated checks record one payment', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const ref = await goToProvider(server, order, { method });
    const returnUrl = getFakeProvider().act(ref, 'pay');
    await Promise.all([
      followReturn(server, returnUrl),
      followReturn(server, returnUrl),
      checkPayment(server, ref),
      checkPayment(server, ref),
    ]);
    expect(await checkPayment(server, ref)).toMatchObject({ attempt: { status: 'SETTLED', orderDue: 0 } });
    expect((await readOrderState(server, order)).payments).toHaveLength(1);
  });

  test('a forged return is not trusted', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const ref = await goToProvider(server, order, { method });
    await followReturn(server, getFakeProvider().act(ref, 'forge'));
    const { attempts, ...unpaid } = await readOrderState(server, order);
    expect(unpaid).toMatchObject({ paid: 0, paymentStatus: 'UNPAID' });
    expect(attempts).toMatchObject([{ status: 'OPEN' }]);
  });

  test('a payment of a different amount is put under review, and not recorded in the ledger', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const ref = await goToProvider(server, order, { method });
    await followReturn(server, getFakeProvider().act(ref, 'payLess'));
    const { attempts, payments } = await readOrderState(server, order);
    expect(attempts).toMatchObject([
      { status: 'UNDER_REVIEW', reason: 'AMOUNT_DIFFERS', receivedPaisa: 1_062_000 },
    ]);
    expect(payments).toEqual([]);
  });

  test('after cancelling on the provider’s page, the customer can retry, and pays once', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const first = await goToProvider(server, order, { method });
    await followReturn(server, getFakeProvider().act(first, 'cancel'));
    const second = await goToProvider(server, order, { method });
    await followReturn(server, getFakeProvider().act(second, 'pay'));
    const { attempts, paid } = await readOrderState(server, order);
    expect(paid).toBe(11_800);
    // connectIPS has a single status for all unsuccessful payments.
    const endedStatus = method === 'CONNECTIPS' ? 'FAILED' : 'CANCELLED';
    expect(attempts.map(({ status }) => status).sort()).toEqual([endedStatus, 'SETTLED']);
  });
});

test('a second payment from another page becomes a refund due, and the customer is notified', async () => {
  const order = await anUnpaidOrder(server);
  const [first, second] = [
    await goToProvider(server, order),
    await goToProvider(server, order, { method: 'KHALTI' }),
  ];
  await followReturn(server, getFakeProviders().esewa.act(first, 'pay'));
  await followReturn(server, getFakeProviders().khalti.act(second, 'pay'));
  expect(await readOrderState(server, order)).toMatchObject({
    paid: 23_600,
    refundDue: 11_800,
    paymentStatus: 'PAID',
  });
  const emails = await server.prisma.mail.findMany({
    where: { orderId: order.id, template: 'paymentReceived' },
    orderBy: { id: 'asc' },
  });
  expect(emails).toHaveLength(2);
  expect(emails[1]?.text).toContain('NPR 11,800 more than the order total');
});

test('open pages of a wallet count towards its daily limit, except for one restarted attempt', async () => {
  const order = await anUnpaidOrder(server, { finalTotal: 700_000, contactPhone: '9851000001' });
  await goToProvider(server, order, { amount: 200_000 });
  await goToProvider(server, order, { amount: 200_000 });
  expect((await startPayment(server, order, { amount: 200_000 })).errors).toMatchObject([
    { reason: 'WALLET_DAILY_LIMIT_REACHED' },
  ]);
  await goToProvider(server, order, { method: 'KHALTI', amount: 200_000 });
});

test('a return URL with another order’s reference settles neither order', async () => {
  const [order, other] = [await anUnpaidOrder(server), await anUnpaidOrder(server)];
  const [ref, otherRef] = [await goToProvider(server, order), await goToProvider(server, other)];
  const returnUrl = getFakeProviders().esewa.act(ref, 'pay') ?? '';
  await followReturn(server, returnUrl.replace(ref, otherRef));
  expect(await readOrderState(server, other)).toMatchObject({ paid: 0 });
  expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
  await followReturn(server, returnUrl);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800 });
});

test('starting again after paying reports that nothing is due', async () => {
  const order = await anUnpaidOrder(server);
  getFakeProviders().esewa.act(await goToProvider(server, order), 'payAndStay');
  expect(await startPayment(server, order)).toMatchObject({
    redirect: null,
    errors: [{ reason: 'NOTHING_DUE' }],
  });
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, paymentStatus: 'PAID' });
});

test('a provider that does not respond leaves no payment and no open attempt', async () => {
  getFakeProviders().khalti.setOutage({ kind: 'down' });
  const order = await anUnpaidOrder(server);
  expect(await startPayment(server, order, { method: 'KHALTI' })).toMatchObject({
    attempt: null,
    errors: [{ code: 'PROVIDER_UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE', field: 'method' }],
  });
  expect(await readOrderState(server, order)).toMatchObject({ attempts: [{ status: 'FAILED' }] });
});

describe('a provider that has failed several times in a row', () => {
  const unavailableError = {
    code: 'PROVIDER_UNAVAILABLE',
    reason: 'PROVIDER_UNAVAILABLE',
    message: 'Khalti isn’t responding right now. Choose another payment method or try again in a minute.',
  };

  async function openCircuit(): Promise<void> {
    getFakeProviders().khalti.setOutage({ kind: 'down' });
    for (let failureIndex = 0; failureIndex < DEPENDENCIES.khalti.opensAfter; failureIndex++)
      await startPayment(server, await anUnpaidOrder(server), { method: 'KHALTI' });
  }

  test('gets no new payments; other methods are still offered and work', async () => {
    const order = await anUnpaidOrder(server);
    await openCircuit();
    // The provider would respond again, but is not called.
    getFakeProviders().khalti.setOutage({ kind: 'none' });
    expect(await startPayment(server, order, { method: 'KHALTI' })).toMatchObject({
      attempt: null,
      errors: [unavailableError],
    });
    expect(await readOrderState(server, order)).toMatchObject({ attempts: [] });

    const { data } = await server.graphql(
      `query ($id: ID!, $guestToken: String) {
        order(id: $id, guestToken: $guestToken) { paymentOptions { method upTo problem { code } } }
      }`,
      { id: order.id, guestToken: order.guestToken },
    );
    const findOption = (method: string) =>
      data?.order.paymentOptions.find((candidate: { method: string }) => candidate.method === method);
    expect(findOption('KHALTI')).toEqual({
      method: 'KHALTI',
      upTo: 0,
      problem: { code: 'PROVIDER_UNAVAILABLE' },
    });
    expect(findOption('ESEWA')).toMatchObject({ upTo: 11_800, problem: null });
    expect(await goToProvider(server, order)).toBeTruthy();
  });
});

test('a new order with a failed provider is refused before anything is stored, but can be placed with another provider', async () => {
  const product = await aProduct(server.prisma, { variants: [{ stock: 1 }] });
  const placeOrder = async (paymentMethod: string) => {
    const input = { ...buildOrderInput([{ productId: product.id, quantity: 1 }]), paymentMethod };
    return (await server.graphql(PLACE_ORDER, { input })).data?.placeOrder;
  };
  const readUnavailableMethods = async () =>
    (await server.graphql('{ unavailablePaymentMethods }')).data?.unavailablePaymentMethods;
  expect(await readUnavailableMethods()).toEqual([]);
  getFakeProviders().khalti.setOutage({ kind: 'down' });
  for (let failureIndex = 0; failureIndex < DEPENDENCIES.khalti.opensAfter; failureIndex++)
    await startPayment(server, await anUnpaidOrder(server), { method: 'KHALTI' });

  expect(await readUnavailableMethods()).toEqual(['KHALTI']);
  const orders = await server.prisma.order.count();
  expect(await placeOrder('KHALTI')).toMatchObject({
    order: null,
    errors: [{ code: 'PROVIDER_UNAVAILABLE', field: 'paymentMethod' }],
  });
  expect(await server.prisma.order.count()).toBe(orders);
  expect(await server.prisma.variant.findFirst({ where: { productId: product.id } })).toMatchObject({
    stock: 1,
  });
  expect(await placeOrder('ESEWA')).toMatchObject({ errors: [] });
});

test('earlier attempts are queried in parallel, and a provider that times out is not waited for again', async () => {
  const order = await anUnpaidOrder(server);
  for (let attempt = 0; attempt < 3; attempt++) await goToProvider(server, order);
  expireResults(server);
  getFakeProviders().esewa.setOutage({ kind: 'hangs' });
  const timeoutController = new AbortController();
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  const otherPayment = startPayment(server, order, { method: 'KHALTI' });
  await expect.poll(() => getCircuit('esewa', 'DEMO').inFlight, { timeout: 20_000 }).toBe(3);
  timeoutSpy.mockRestore();
  timeoutController.abort();
  expect((await otherPayment).errors).toEqual([]);

  expect(await startPayment(server, order)).toMatchObject({
    attempt: null,
    errors: [{ code: 'PROVIDER_UNAVAILABLE', field: 'method' }],
  });
  const { attempts } = await readOrderState(server, order);
  expect(attempts.map(({ method }) => method).sort()).toEqual(['ESEWA', 'ESEWA', 'ESEWA', 'KHALTI']);
});

test('an order stays cash on delivery until another payment arrives', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'COD', payBy: null });
  const cancelledRef = await goToProvider(server, order);
  await followReturn(server, getFakeProviders().esewa.act(cancelledRef, 'cancel'));
  expect(await readOrderState(server, order)).toMatchObject({ paymentMethod: 'COD', due: 11_800 });
  const esewaRef = await goToProvider(server, order, { amount: 5_000 });
  await followReturn(server, getFakeProviders().esewa.act(esewaRef, 'pay'));
  expect(await readOrderState(server, order)).toMatchObject({ paymentMethod: 'COD', due: 6_800 });
  const khaltiRef = await goToProvider(server, order, { method: 'KHALTI' });
  await followReturn(server, getFakeProviders().khalti.act(khaltiRef, 'pay'));
  expect(await readOrderState(server, order)).toMatchObject({
    paymentMethod: 'KHALTI',
    paymentStatus: 'PAID',
  });
});

test('another customer’s order cannot be paid', async () => {
  const order = await anUnpaidOrder(server);
  const response = await startPayment(server, { ...order, guestToken: 'another' });
  expect(response.errors).toMatchObject([{ code: 'NOT_FOUND', reason: 'ORDER_NOT_FOUND', field: 'id' }]);
});
