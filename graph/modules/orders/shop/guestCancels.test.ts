import { expect, test } from 'vitest';
import { anUnpaidOrder } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const CANCEL = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { order { status cancelReason } errors { reason field } }
}`;

async function cancel(order: { id: string; guestToken?: string }, reason = 'I ordered by mistake') {
  const input = { id: order.id, guestToken: order.guestToken, reason };
  const { data, errors } = await server.graphql(CANCEL, { input });
  expect(errors).toBeUndefined();
  return data?.cancelOrder;
}

test('a guest cancels an order awaiting payment; its items are restocked, and an email is sent', async () => {
  const product = await aProduct(server.prisma, { stock: 3 });
  const [variant] = product.variants;
  const order = await anUnpaidOrder(server, {
    ...{ paymentMethod: 'BANK_TRANSFER', contactEmail: 'gita.off@example.com', isStockReserved: true },
    lines: [{ productId: product.id, variantId: variant?.id, quantity: 2 }],
  });
  expect(await cancel(order)).toEqual({
    order: { status: 'CANCELLED', cancelReason: 'I ordered by mistake' },
    errors: [],
  });
  expect(await server.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({ stock: 5 });
  const [email] = await findEmailsTo(server, 'gita.off@example.com');
  expect(email?.template).toBe('orderCancelled');
});

test('an order is not found without its token, or with another order’s token', async () => {
  const [order, other] = [await anUnpaidOrder(server), await anUnpaidOrder(server)];
  for (const guestToken of [undefined, 'none', other.guestToken])
    expect(await cancel({ id: order.id, ...(guestToken && { guestToken }) })).toEqual({
      order: null,
      errors: [{ reason: 'ORDER_NOT_FOUND', field: 'id' }],
    });
});

test.each(['PENDING', 'CONFIRMED', 'PROCESSING'] as const)(
  'a guest cancels a cash on delivery order in status %s, and its items are restocked',
  async (status) => {
    const product = await aProduct(server.prisma, { stock: 3 });
    const [variant] = product.variants;
    const order = await anUnpaidOrder(server, {
      ...{ status, paymentMethod: 'COD', payBy: null, isStockReserved: true },
      lines: [{ productId: product.id, variantId: variant?.id, quantity: 2 }],
    });
    expect(await cancel(order)).toMatchObject({ order: { status: 'CANCELLED' }, errors: [] });
    expect(await server.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({ stock: 5 });
  },
);

test('a guest cancels a cash on delivery order before the store has confirmed it', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'COD', payBy: null, isStockReserved: false });
  expect(await cancel(order)).toMatchObject({ order: { status: 'CANCELLED' }, errors: [] });
});

test('a paid order can only be cancelled by the store, even if its remaining amount is paid on delivery', async () => {
  const paidOrder = await anUnpaidOrder(server, { paymentStatus: 'PAID' });
  const partPaidFields = {
    paymentMethod: 'COD',
    payBy: null,
    paymentStatus: 'PART_PAID',
    paid: 5_000,
  } as const;
  for (const order of [paidOrder, await anUnpaidOrder(server, partPaidFields)])
    expect((await cancel(order)).errors).toMatchObject([
      { reason: 'GUEST_CANNOT_CANCEL_PAID_ORDER', field: 'id' },
    ]);
});

test('a shipped order cannot be cancelled, and a cancellation requires a reason, as for orders of an account', async () => {
  const shippedOrder = await anUnpaidOrder(server, { status: 'SHIPPED' });
  expect((await cancel(shippedOrder)).errors).toMatchObject([{ reason: 'ORDER_STATUS_CHANGE_NOT_ALLOWED' }]);
  expect((await cancel(await anUnpaidOrder(server), ' ')).errors).toMatchObject([{ field: 'reason' }]);
});

test('an order with a payment under review cannot be cancelled', async () => {
  const order = await anUnpaidOrder(server);
  await aPaymentAttempt(server.prisma, order, {
    ...{ status: 'UNDER_REVIEW', reason: 'AMOUNT_DIFFERS', receivedPaisa: 1_062_000 },
  });
  expect((await cancel(order)).errors).toMatchObject([{ reason: 'PAYMENT_BEING_VERIFIED', field: 'id' }]);
});
