import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aTransferReceipt } from '#graph/testing/aTransferReceipt.ts';
import { followReturn, goToProvider, readOrderState, startPayment } from '../attempts/testing/payOnline.ts';
import { usePayingStore } from '../attempts/testing/usePayingStore.ts';
import { aPayToken, openLink } from './testing/payByLink.ts';

const { server, getFakeProviders } = usePayingStore();

test('anyone with the link can see and pay the amount due without an account', async () => {
  const order = await anOrder(server.prisma, { contactPhone: '+9779841000321' });
  const payToken = await aPayToken(server, order);
  expect(await openLink(server, payToken)).toMatchObject({
    state: 'OPEN',
    orderNumber: order.number,
    order: {
      ...{ due: 11_800, finalTotal: 11_800, payBy: null, transferAmountUnderReview: 0, paymentAttempts: [] },
      lines: [{ name: 'Plain ring', quantity: 1, lineTotal: 10_000 }],
    },
  });
  const ref = await goToProvider(server, { id: order.number, guestToken: '' }, { payToken });
  expect(await openLink(server, payToken)).toMatchObject({
    order: { paymentAttempts: [{ ref, status: 'OPEN' }] },
  });
  expect(await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'))).toBe(`/#/payment/${ref}`);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, paymentStatus: 'PAID' });
  expect(await openLink(server, payToken)).toEqual({
    state: 'PAID',
    orderNumber: order.number,
    order: null,
  });
});

test('a link allows nothing but paying', async () => {
  const order = await anOrder(server.prisma);
  const payToken = await aPayToken(server, order);
  const guestQuery =
    'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { id } }';
  const { data } = await server.graphql(guestQuery, { id: order.id, guestToken: payToken });
  expect(data).toEqual({ order: null });
  const CHANGE_PAYMENT_METHOD = `mutation ($input: ChangePaymentMethodInput!) {
    changePaymentMethod(input: $input) { errors { reason } }
  }`;
  const input = { id: order.id, guestToken: payToken, method: 'BANK_TRANSFER' };
  expect((await server.graphql(CHANGE_PAYMENT_METHOD, { input })).data?.changePaymentMethod.errors).toEqual([
    { reason: 'ORDER_NOT_FOUND' },
  ]);
});

test('the provider’s page is not prefilled with the customer’s data', async () => {
  const order = await anOrder(server.prisma, { contactName: 'Sita Sharma' });
  const payToken = await aPayToken(server, order);
  const { redirect } = await startPayment(
    server,
    { id: order.id, guestToken: '' },
    { payToken, method: 'KHALTI' },
  );
  const page = await (await fetch(redirect.url)).text();
  expect(page).not.toContain('Sita Sharma');
  expect(page).not.toContain('9841000000');
});

test('a token that is altered, invalid or for another order cannot be used to pay', async () => {
  const [order, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
  const token = await aPayToken(server, other);
  const [number, , signature] = token.split('.');
  const extendedToken = `${number}.zzzzzz.${signature}`;
  const swappedToken = `${order.number}.${token.split('.').slice(1).join('.')}`;
  for (const payToken of [token, swappedToken, 'none', `${token}x`]) {
    const { errors } = await startPayment(server, { id: order.id, guestToken: '' }, { payToken });
    expect(errors).toMatchObject([{ reason: 'ORDER_NOT_FOUND' }]);
  }
  for (const forgedToken of [swappedToken, extendedToken, 'none', '', `${token}.more`])
    expect(await openLink(server, forgedToken)).toBeNull();
});

test('an expired link shows only that it has expired', async () => {
  const order = await anOrder(server.prisma);
  const payToken = await aPayToken(server, order);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  expect(await openLink(server, payToken)).toEqual({
    state: 'EXPIRED',
    orderNumber: order.number,
    order: null,
  });
  expect((await startPayment(server, { id: order.id, guestToken: '' }, { payToken })).errors).toMatchObject([
    { reason: 'PAYMENT_LINK_EXPIRED', field: 'payToken' },
  ]);
  server.clock.now = now;
});

test('a link cannot pay an order that was cancelled or is past its deadline', async () => {
  const order = await anOrder(server.prisma);
  const payToken = await aPayToken(server, order);
  const updateOrder = (data: object) => server.prisma.order.update({ where: { id: order.id }, data });
  await updateOrder({ payBy: new Date(server.clock.now.getTime() - 1_000) });
  expect(await openLink(server, payToken)).toMatchObject({ state: 'EXPIRED', order: null });
  await updateOrder({ status: 'CANCELLED' });
  expect(await openLink(server, payToken)).toMatchObject({ state: 'CANCELLED', order: null });
});

test('a transfer under review is shown, to avoid a second payment', async () => {
  const order = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
  await aTransferReceipt(server.prisma, order, { amount: 5_000 });
  const { order: payableOrder } = await openLink(server, await aPayToken(server, order));
  expect(payableOrder.transferAmountUnderReview).toBe(5_000);
});
