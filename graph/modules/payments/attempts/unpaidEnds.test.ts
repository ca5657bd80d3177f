import { describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import {
  checkPayment,
  followReturn,
  goToProvider,
  readOrderState,
  startPayment,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number status payBy } guestToken errors { reason field } }
}`;
const MINUTE_MS = 60_000;

/** Places an order for a one-of-a-kind item with this payment method. */
async function placeOrder(paymentMethod: string) {
  const product = await aProduct(server.prisma, { variants: [{ stock: 1 }] });
  const input = { ...buildOrderInput([{ productId: product.id, quantity: 1 }]), paymentMethod };
  const { data } = await server.graphql(PLACE_ORDER, { input });
  expect(data?.placeOrder.errors).toEqual([]);
  const { order, guestToken } = data?.placeOrder ?? {};
  const readStock = async () =>
    (await server.prisma.variant.findFirstOrThrow({ where: { productId: product.id } })).stock;
  return { ...order, guestToken, left: readStock };
}

async function advanceMinutes(minutes: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE_MS);
  await runJobs(server);
}

describe('an order with an online payment method', () => {
  test('expires after an hour without payment: its item is restocked once, and the customer is emailed', async () => {
    const order = await placeOrder('ESEWA');
    expect(new Date(order.payBy).getTime() - server.clock.now.getTime()).toBe(60 * MINUTE_MS);
    await advanceMinutes(59);
    expect([await order.left(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
    await advanceMinutes(2);
    expect([await order.left(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
    await advanceMinutes(60);
    expect(await order.left()).toBe(1);
    expect(await readOrderState(server, order)).toMatchObject({
      expiredAt: expect.any(Date),
      cancelReason: 'Payment not received in time.',
    });
    const emails = await server.prisma.mail.findMany({ where: { orderId: order.id } });
    expect(emails.map(({ template }) => template)).toContain('orderCancelled');
    expect(await startPayment(server, order)).toMatchObject({ errors: [{ reason: 'NOTHING_DUE' }] });
  });

  test('is recognised as paid by the job if the customer did not return', async () => {
    const order = await placeOrder('ESEWA');
    getFakeProviders().esewa.act(await goToProvider(server, order), 'payAndStay');
    await advanceMinutes(4);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
    await advanceMinutes(2);
    expect(await readOrderState(server, order)).toMatchObject({ paymentStatus: 'PAID' });
    await advanceMinutes(120);
    expect(await readOrderState(server, order)).toMatchObject({ status: 'PENDING', expiredAt: null });
  });

  test('is cancelled only after its provider has been queried, and is kept while the provider does not respond', async () => {
    const order = await placeOrder('ESEWA');
    const ref = await goToProvider(server, order);
    getFakeProviders().esewa.setOutage({ kind: 'down' });
    await advanceMinutes(120);
    expect(await readOrderState(server, order)).toMatchObject({ status: 'PENDING' });
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    getFakeProviders().esewa.act(ref, 'payAndStay');
    await advanceMinutes(20);
    expect(await readOrderState(server, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  });

  test('reserves its item for at most a day, regardless of its provider', async () => {
    const order = await placeOrder('ESEWA');
    await goToProvider(server, order);
    getFakeProviders().esewa.setOutage({ kind: 'down' });
    for (let hour = 0; hour < 27; hour++) await advanceMinutes(60);
    expect([await order.left(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
    expect((await readOrderState(server, order)).attempts).toMatchObject([
      { status: 'UNDER_REVIEW', reason: 'NO_RESPONSE' },
    ]);
  });

  test('does not count as paid if its payment is still pending after a day', async () => {
    const order = await placeOrder('KHALTI');
    getFakeProviders().khalti.act(await goToProvider(server, order, { method: 'KHALTI' }), 'pending');
    for (let hour = 0; hour < 27; hour++) await advanceMinutes(60);
    const { attempts, status } = await readOrderState(server, order);
    expect(attempts).toMatchObject([{ status: 'UNDER_REVIEW', reason: 'NO_RESPONSE', receivedPaisa: null }]);
    expect([await order.left(), status]).toEqual([1, 'CANCELLED']);
  });

  test('paid with a different amount awaits review by staff, and its item stays reserved', async () => {
    const order = await placeOrder('ESEWA');
    getFakeProviders().esewa.act(await goToProvider(server, order), 'payLess');
    for (let day = 0; day < 3; day++) await advanceMinutes(24 * 60);
    expect([await order.left(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
    expect((await readOrderState(server, order)).attempts).toMatchObject([{ status: 'UNDER_REVIEW' }]);
  });

  test('paid after cancellation leaves a single refund due, and the customer is emailed', async () => {
    const order = await placeOrder('ESEWA');
    const ref = await goToProvider(server, order);
    await advanceMinutes(180);
    expect(await readOrderState(server, order)).toMatchObject({ status: 'CANCELLED' });
    const returnUrl = getFakeProviders().esewa.act(ref, 'pay');
    if (returnUrl) await followReturn(server, returnUrl);
    else getFakeProviders().esewa.complete(ref);
    await checkPayment(server, ref);
    expect(await checkPayment(server, ref)).toMatchObject({ attempt: { status: 'SETTLED' } });
    const lateOrder = await readOrderState(server, order);
    expect(lateOrder).toMatchObject({
      status: 'CANCELLED',
      paid: lateOrder.finalTotal,
      refundDue: lateOrder.finalTotal,
    });
    expect(lateOrder.payments).toHaveLength(1);
  });
});

test('a bank transfer order expires after three days', async () => {
  const order = await placeOrder('BANK_TRANSFER');
  await advanceMinutes(71 * 60);
  expect((await readOrderState(server, order)).status).toBe('PENDING');
  await advanceMinutes(2 * 60);
  expect([await order.left(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
});

test('a cash on delivery order has no deadline', async () => {
  const order = await placeOrder('COD');
  expect(order.payBy).toBeNull();
  await advanceMinutes(30 * 24 * 60);
  expect((await readOrderState(server, order)).status).toBe('PENDING');
});
