import { beforeAll, describe, expect, test } from 'vitest';
import { getNextStatuses, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildMutation, createOrderActions } from './testing/orderActions.ts';

const server = useTestServer();
let staff: Shopper;
const { change, findAudit, findMails } = createOrderActions(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});

describe('updateOrderStatus', () => {
  test('advances an order, notifies the customer, and records the author', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING' });

    const { order, errors } = await change('updateOrderStatus', {
      id,
      status: 'SHIPPED',
      note: ' Left today. ',
      carrier: 'Nepal Can Move',
      trackingNumber: 'N-1',
    });

    expect(errors).toEqual([]);
    expect(order).toMatchObject({
      status: 'SHIPPED',
      version: 2,
      carrier: 'Nepal Can Move',
      trackingNumber: 'N-1',
      timeline: [{ status: 'PROCESSING' }, { status: 'SHIPPED', note: 'Left today.' }],
      staff: { history: [{ by: null }, { by: 'Store Staff' }] },
    });
    expect(await findMails(id)).toMatchObject([{ template: 'orderStatus', toEmail: 'customer@example.com' }]);
    expect(await findAudit(id)).toMatchObject([
      {
        action: 'order.status',
        actorId: staff.user.id,
        before: { status: 'PROCESSING' },
        after: { status: 'SHIPPED', note: 'Left today.', carrier: 'Nepal Can Move', trackingNumber: 'N-1' },
      },
    ]);
  });

  test('records the cash received when an order is delivered', async () => {
    const cashOrder = await anOrder(server.prisma, { status: 'SHIPPED' });
    const transferOrder = await anOrder(server.prisma, { status: 'SHIPPED', paymentMethod: 'BANK_TRANSFER' });

    const { order } = await change('updateOrderStatus', { id: cashOrder.id, status: 'DELIVERED' });
    const confirmedOrder = await change('updateOrderStatus', {
      id: transferOrder.id,
      status: 'DELIVERED',
      allowUnpaid: true,
    });

    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      staff: { payments: [{ status: 'PAID', settledAt: server.clock.now.toISOString() }] },
    });
    expect(confirmedOrder.order).toMatchObject({
      paymentStatus: 'UNPAID',
      staff: { payments: [] },
    });
  });

  test.each([
    ['PROCESSING', 'SHIPPED'],
    ['SHIPPED', 'DELIVERED'],
  ] as const)(
    'changes an unpaid bank transfer order from %s to %s only with confirmation',
    async (status, to) => {
      const { id } = await anOrder(server.prisma, { status, paymentMethod: 'BANK_TRANSFER' });

      const refusedResult = await change('updateOrderStatus', { id, status: to });
      expect(refusedResult).toMatchObject({
        order: null,
        errors: [
          { code: 'NOT_ALLOWED', field: 'allowUnpaid', message: expect.stringContaining('not arrived') },
        ],
      });
      expect(await findMails(id)).toEqual([]);

      const { order } = await change('updateOrderStatus', { id, status: to, allowUnpaid: true });
      expect(order).toMatchObject({ status: to, paymentStatus: 'UNPAID' });
      expect(await findAudit(id)).toMatchObject([{ after: { status: to, allowUnpaid: true } }]);
    },
  );

  test.each(['SHIPPED', 'DELIVERED'] as const)(
    'restocks an order returned from status %s',
    async (status) => {
      const product = await aProduct(server.prisma, { stock: 1 });
      const variantId = product.variants[0]?.id;
      const order = await anOrder(server.prisma, {
        status,
        lines: [{ productId: product.id, variantId, quantity: 2 }],
      });

      await change('updateOrderStatus', { id: order.id, status: 'RETURNED' });

      expect(await server.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
        stock: 3,
      });
      expect(await server.prisma.stockMove.findMany({ where: { orderId: order.id } })).toMatchObject([
        { variantId, delta: 2, reason: 'RETURN', actorId: staff.user.id },
      ]);
    },
  );

  test('updates carrier and tracking number of a shipped order without another email', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'SHIPPED',
      carrier: 'Courier',
      trackingNumber: 'N-1',
    });

    const { order } = await change('updateOrderStatus', { id, status: 'SHIPPED', trackingNumber: 'N-2' });

    expect(order).toMatchObject({ status: 'SHIPPED', carrier: 'Courier', trackingNumber: 'N-2', version: 2 });
    expect(await findMails(id)).toEqual([]);
    expect(await findAudit(id)).toMatchObject([
      { action: 'order.parcel', before: { trackingNumber: 'N-1' } },
    ]);
  });

  test('emails a tracking number entered after shipping if requested', async () => {
    const { id } = await anOrder(server.prisma, { status: 'SHIPPED', trackingNumber: null });
    await change('updateOrderStatus', { id, status: 'SHIPPED', trackingNumber: 'N-7', notifyCustomer: true });
    expect(await findMails(id)).toMatchObject([
      { template: 'orderStatus', text: expect.stringContaining('N-7') },
    ]);
  });

  test.each(ORDER_STATUSES)('refuses all other steps from %s', async (from) => {
    const { id } = await anOrder(server.prisma, { status: from });

    for (const status of ORDER_STATUSES.filter((to) => !getNextStatuses(from).includes(to))) {
      const { order, errors } = await change('updateOrderStatus', { id, status, note: 'No' });
      expect([order, errors[0].code, errors[0].field]).toEqual([null, 'NOT_ALLOWED', 'status']);
    }
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
      status: from,
      version: 1,
    });
    expect([await findMails(id), await findAudit(id)]).toEqual([[], []]);
  });

  test('refuses the second of two simultaneous changes', async () => {
    const { id, version } = await anOrder(server.prisma);

    const responses = await Promise.all(
      [1, 2].map(() => change('updateOrderStatus', { id, status: 'CONFIRMED', version })),
    );

    expect(responses.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
    expect(await findMails(id)).toHaveLength(1);
  });

  test.each([
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ carrier: 'x'.repeat(81) }, 'carrier'],
    [{ trackingNumber: 'x'.repeat(81) }, 'trackingNumber'],
    [{ status: 'CANCELLED' }, 'note'],
    [{ status: 'CANCELLED', note: 'x'.repeat(241) }, 'note'],
  ])('refuses %j', async (input, field) => {
    const { id } = await anOrder(server.prisma);

    const response = await change('updateOrderStatus', { id, status: 'CONFIRMED', ...input });
    expect(response).toMatchObject({ order: null, errors: [{ code: 'INVALID', field }] });
  });
});

test('adminCancelOrder and the status CANCELLED have the same effect', async () => {
  const [pendingOrder, confirmedOrder] = [
    await anOrder(server.prisma),
    await anOrder(server.prisma, { status: 'CONFIRMED' }),
  ];

  const cancelledOrder = await change('adminCancelOrder', {
    id: pendingOrder.number,
    reason: 'Not reached',
    version: 1,
  });
  const updatedOrder = await change('updateOrderStatus', {
    id: confirmedOrder.id,
    status: 'CANCELLED',
    note: 'Not reached',
  });

  for (const [{ id }, { order }] of [
    [pendingOrder, cancelledOrder],
    [confirmedOrder, updatedOrder],
  ] as const) {
    expect(order).toMatchObject({ status: 'CANCELLED', cancelReason: 'Not reached' });
    expect(await findMails(id)).toMatchObject([{ template: 'orderCancelled' }]);
    expect(await findAudit(id)).toMatchObject([
      { action: 'order.cancel', after: { status: 'CANCELLED', note: 'Not reached' } },
    ]);
  }
});

test.each([
  [{ reason: ' ' }, { code: 'INVALID', field: 'reason' }],
  [
    { reason: 'Late', version: 7 },
    { code: 'CONFLICT', field: 'version' },
  ],
  [
    { reason: 'Late', id: 'unknown' },
    { code: 'NOT_FOUND', field: 'id' },
  ],
])('adminCancelOrder refuses %j', async (input, problem) => {
  const { id } = await anOrder(server.prisma);

  expect(await change('adminCancelOrder', { id, ...input })).toMatchObject({
    order: null,
    errors: [problem],
  });
});

test('an integration with write access to orders advances them, and is recorded as the author', async () => {
  const { row, secret } = await anApiKey(server.prisma, ['read-orders', 'write-orders']);
  const { id } = await anOrder(server.prisma);

  const input = { id, status: 'CONFIRMED' };
  const { data } = await server.graphql(buildMutation('updateOrderStatus'), { input }, { token: secret });

  expect(data?.updateOrderStatus).toMatchObject({ order: { status: 'CONFIRMED' }, errors: [] });
  expect(await findAudit(id)).toMatchObject([{ action: 'order.status', actorId: null, apiKeyId: row.id }]);
});
