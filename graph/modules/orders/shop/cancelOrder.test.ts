import { describe, expect, test } from 'vitest';
import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const CANCEL = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    order { status cancelReason isCancellable isEditable version timeline { status note } }
    errors { code field message }
  }
}`;

/** Creates a customer's order for two of five rings, with a coupon. */
async function aSale(overrides: Parameters<typeof anOrder>[1] = {}) {
  const shopper = await aShopper(server);
  const product = await aProduct(server.prisma, { stock: 3 });
  const variantId = product.variants[0]?.id;
  const coupon = await aCoupon(server.prisma, { usedCount: 1, usageLimit: 1 });
  const order = await anOrder(server.prisma, {
    userId: shopper.user.id,
    couponCode: coupon.code,
    lines: [{ productId: product.id, variantId, quantity: 2 }],
    ...overrides,
  });
  await server.prisma.couponRedemption.create({
    data: { couponId: coupon.id, orderId: order.id, discount: 500 },
  });
  const cancel = async (reason = 'Wrong size') => {
    const { data } = await shopper.graphql(CANCEL, { input: { id: order.id, reason } });
    return data?.cancelOrder;
  };
  return { shopper, product, coupon, order, cancel };
}

const readStock = async (productId: string) => {
  const { stock, variants } = await server.prisma.product.findUniqueOrThrow({
    where: { id: productId },
    include: { variants: true },
  });
  return [stock, ...variants.map((variant) => variant.stock)];
};

test('cancelling records the reason, restocks the items and restores the coupon', async () => {
  const { shopper, product, coupon, order, cancel } = await aSale();

  expect(await cancel('  Wrong size ')).toMatchObject({
    order: {
      status: 'CANCELLED',
      cancelReason: 'Wrong size',
      isCancellable: false,
      isEditable: false,
      version: 2,
      timeline: [{ status: 'PENDING' }, { status: 'CANCELLED', note: 'Wrong size' }],
    },
    errors: [],
  });
  expect(await readStock(product.id)).toEqual([5, 5]);
  expect(await server.prisma.stockMove.findMany({ where: { orderId: order.id } })).toMatchObject([
    { delta: 2, reason: 'CANCELLATION', actorId: shopper.user.id, at: server.clock.now },
  ]);
  expect(await server.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 0 });
  expect(await server.prisma.couponRedemption.count({ where: { orderId: order.id } })).toBe(0);
});

test('cancelling makes the day’s sales figures stale, and queues an email to the customer', async () => {
  const placedAt = new Date('2026-10-03T20:00:00Z');
  const { order, cancel } = await aSale({ placedAt, contactEmail: 'buyer@example.com' });

  await cancel();

  const day = toKathmanduDay(placedAt);
  expect(await server.prisma.staleFigureDay.count({ where: { day } })).toBe(1);
  expect(await server.prisma.mail.findMany({ where: { orderId: order.id } })).toMatchObject([
    { template: 'orderCancelled', toEmail: 'buyer@example.com', status: 'QUEUED' },
  ]);
});

test('no email is sent for a deleted account', async () => {
  const { order, cancel } = await aSale({ contactEmail: 'deleted-1@invalid' });

  expect((await cancel()).errors).toEqual([]);
  expect(await server.prisma.mail.count({ where: { orderId: order.id } })).toBe(0);
});

test('only one of several simultaneous requests cancels the order; stock and coupon are restored once', async () => {
  const { product, coupon, order, cancel } = await aSale();
  await server.prisma.coupon.update({ where: { id: coupon.id }, data: { usedCount: 7 } });

  const responses = await Promise.all(Array.from({ length: 6 }, () => cancel()));

  const successfulResponses = responses.filter(({ errors }) => errors.length === 0);
  const refusedResponses = responses.filter(({ errors }) => errors[0]?.code === 'NOT_ALLOWED');
  expect([successfulResponses.length, refusedResponses.length]).toEqual([1, 5]);
  expect(await readStock(product.id)).toEqual([5, 5]);
  expect(await server.prisma.stockMove.count({ where: { orderId: order.id } })).toBe(1);
  expect(await server.prisma.mail.count({ where: { orderId: order.id } })).toBe(1);
  expect(await server.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 6 });
});

test('two lines of one variant are restocked together, and a deleted variant is skipped', async () => {
  const product = await aProduct(server.prisma, { stock: 0, variants: [{ size: '7' }, { size: '8' }] });
  const [firstVariantId, secondVariantId] = product.variants.map(({ id }) => id);
  const productId = product.id;
  const { cancel } = await aSale({
    lines: [
      { productId, variantId: firstVariantId, quantity: 1 },
      { productId, variantId: firstVariantId, quantity: 2 },
      { productId, variantId: secondVariantId, quantity: 4 },
      { productId: null, variantId: null, quantity: 9 },
    ],
  });

  expect((await cancel()).errors).toEqual([]);
  expect(await readStock(productId)).toEqual([7, 3, 4]);
});

describe('cancelling is refused', () => {
  test('for an order that is already cancelled, with a message that says so', async () => {
    const { cancel } = await aSale({ status: 'CANCELLED' });
    expect((await cancel()).errors).toMatchObject([{ message: 'This order is already cancelled.' }]);
  });

  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const)('in status %s', async (status) => {
    const { product, order, cancel } = await aSale({ status });

    expect(await cancel()).toMatchObject({ order: null, errors: [{ code: 'NOT_ALLOWED', field: 'status' }] });
    expect(await readStock(product.id)).toEqual([3, 3]);
    expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({ status });
  });

  test.each(['', '   ', 'x'.repeat(241)])('for the reason %j', async (reason) => {
    const { cancel } = await aSale();

    expect(await cancel(reason)).toMatchObject({
      order: null,
      errors: [{ code: 'INVALID', field: 'reason' }],
    });
  });

  test('for another customer’s or a guest’s order, which is reported as not found', async () => {
    const { order, product } = await aSale();
    const guestOrder = await anOrder(server.prisma);
    const other = await aShopper(server);
    const staff = await aShopper(server, { role: 'ADMIN' });

    for (const { graphql: send } of [other, staff])
      for (const id of [order.id, order.number, guestOrder.id, 'unknown']) {
        const { data } = await send(CANCEL, { input: { id, reason: 'Mine' } });
        expect(data?.cancelOrder).toMatchObject({
          order: null,
          errors: [{ code: 'NOT_FOUND', field: 'id' }],
        });
      }
    expect(await readStock(product.id)).toEqual([3, 3]);
  });

  test('without signing in: the order is reported as not found', async () => {
    const { order } = await aSale();

    const { data } = await server.graphql(CANCEL, { input: { id: order.id, reason: 'Mine' } });
    expect(data?.cancelOrder).toMatchObject({ order: null, errors: [{ code: 'NOT_FOUND', field: 'id' }] });
  });
});
