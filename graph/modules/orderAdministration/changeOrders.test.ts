import { beforeAll, describe, expect, test } from 'vitest';
import { nextStatuses, ORDER_STATUSES } from '#domain/orderLifecycle.ts';
import { anApiKey } from '../../permissions/testing/aWorld.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { aProduct } from '../../testing/aProduct.ts';
import { aShopper, type Shopper } from '../../testing/aShopper.ts';
import { useTestServer } from '../../testing/server.ts';

const server = useTestServer();

const ORDER = `order {
  status paymentStatus version carrier trackingNumber cancelReason
  timeline { status note } staff { payments { status reference settledAt } history { note by } }
}`;
const mutation = (name: string, answer = ORDER) => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { ${answer} errors { code field message } } }`;
};

let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});

async function change(name: string, input: object, answer?: string) {
  const { data, errors } = await staff.ask(mutation(name, answer), { input });
  expect(errors).toBeUndefined();
  return data?.[name];
}

const auditOf = (entityId: string) =>
  server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { at: 'asc' } });
const mailsOf = (orderId: string) => server.prisma.mail.findMany({ where: { orderId } });

describe('updateOrderStatus', () => {
  test('moves an order on, tells the buyer, and notes who did it', async () => {
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
    expect(await mailsOf(id)).toMatchObject([{ template: 'orderStatus', toEmail: 'customer@example.com' }]);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'order.status',
        actorId: staff.user.id,
        before: { status: 'PROCESSING' },
        after: { status: 'SHIPPED', note: 'Left today.', carrier: 'Nepal Can Move', trackingNumber: 'N-1' },
      },
    ]);
  });

  test('with the delivery, cash is paid', async () => {
    const cash = await anOrder(server.prisma, { status: 'SHIPPED' });
    const transfer = await anOrder(server.prisma, { status: 'SHIPPED', paymentMethod: 'BANK_TRANSFER' });

    const { order } = await change('updateOrderStatus', { id: cash.id, status: 'DELIVERED' });
    const other = await change('updateOrderStatus', {
      id: transfer.id,
      status: 'DELIVERED',
      unpaidOk: true,
    });

    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      staff: { payments: [{ status: 'PAID', settledAt: server.clock.now.toISOString() }] },
    });
    expect(other.order).toMatchObject({
      paymentStatus: 'UNPAID',
      staff: { payments: [{ status: 'UNPAID' }] },
    });
  });

  test.each([
    ['PROCESSING', 'SHIPPED'],
    ['SHIPPED', 'DELIVERED'],
  ] as const)(
    'an unpaid bank transfer that is %s becomes %s only where that is confirmed',
    async (status, to) => {
      const { id } = await anOrder(server.prisma, { status, paymentMethod: 'BANK_TRANSFER' });

      const refused = await change('updateOrderStatus', { id, status: to });
      expect(refused).toMatchObject({
        order: null,
        errors: [{ code: 'NOT_ALLOWED', field: 'unpaidOk', message: expect.stringContaining('not arrived') }],
      });
      expect(await mailsOf(id)).toEqual([]);

      const { order } = await change('updateOrderStatus', { id, status: to, unpaidOk: true });
      expect(order).toMatchObject({ status: to, paymentStatus: 'UNPAID' });
      expect(await auditOf(id)).toMatchObject([{ after: { status: to, unpaidOk: true } }]);
    },
  );

  test.each(['SHIPPED', 'DELIVERED'] as const)(
    'what is returned once it is %s goes back into stock',
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

  test('of a shipped order, carrier and number can be corrected, without another mail', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'SHIPPED',
      carrier: 'Courier',
      trackingNumber: 'N-1',
    });

    const { order } = await change('updateOrderStatus', { id, status: 'SHIPPED', trackingNumber: 'N-2' });

    expect(order).toMatchObject({ status: 'SHIPPED', carrier: 'Courier', trackingNumber: 'N-2', version: 2 });
    expect(await mailsOf(id)).toEqual([]);
    expect(await auditOf(id)).toMatchObject([{ action: 'order.parcel', before: { trackingNumber: 'N-1' } }]);
  });

  test.each(ORDER_STATUSES)('from %s, every step out of turn is refused', async (from) => {
    const { id } = await anOrder(server.prisma, { status: from });

    for (const status of ORDER_STATUSES.filter((to) => !nextStatuses(from).includes(to))) {
      const { order, errors } = await change('updateOrderStatus', { id, status, note: 'No' });
      expect([order, errors[0].code, errors[0].field]).toEqual([null, 'NOT_ALLOWED', 'status']);
    }
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
      status: from,
      version: 1,
    });
    expect([await mailsOf(id), await auditOf(id)]).toEqual([[], []]);
  });

  test('two at once: one is told that it was too late', async () => {
    const { id, version } = await anOrder(server.prisma);

    const answers = await Promise.all(
      [1, 2].map(() => change('updateOrderStatus', { id, status: 'CONFIRMED', version })),
    );

    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test.each([
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ carrier: 'x'.repeat(81) }, 'carrier'],
    [{ trackingNumber: 'x'.repeat(81) }, 'trackingNumber'],
    [{ status: 'CANCELLED' }, 'note'],
    [{ status: 'CANCELLED', note: 'x'.repeat(241) }, 'note'],
  ])('%j is refused', async (input, field) => {
    const { id } = await anOrder(server.prisma);

    const answer = await change('updateOrderStatus', { id, status: 'CONFIRMED', ...input });
    expect(answer).toMatchObject({ order: null, errors: [{ code: 'INVALID', field }] });
  });
});

test('adminCancelOrder and the status CANCELLED do the same', async () => {
  const [one, other] = [await anOrder(server.prisma), await anOrder(server.prisma, { status: 'CONFIRMED' })];

  const cancelled = await change('adminCancelOrder', { id: one.number, reason: 'Not reached', version: 1 });
  const moved = await change('updateOrderStatus', { id: other.id, status: 'CANCELLED', note: 'Not reached' });

  for (const [{ id }, { order }] of [
    [one, cancelled],
    [other, moved],
  ] as const) {
    expect(order).toMatchObject({ status: 'CANCELLED', cancelReason: 'Not reached' });
    expect(await mailsOf(id)).toMatchObject([{ template: 'orderCancelled' }]);
    expect(await auditOf(id)).toMatchObject([
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

describe('setPaymentStatus', () => {
  test('notes a payment, takes it back, and pays it back', async () => {
    const { id } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });

    const paid = await change('setPaymentStatus', { id, status: 'PAID', reference: ' T-77 ', version: 1 });
    const unpaid = await change('setPaymentStatus', { id, status: 'UNPAID' });
    await change('setPaymentStatus', { id, status: 'PAID' });
    const refunded = await change('setPaymentStatus', { id, status: 'REFUNDED' });

    expect(paid.order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PAID',
      version: 2,
      timeline: [{}, { status: 'PENDING', note: 'Payment received.' }],
      staff: { payments: [{ status: 'PAID', reference: 'T-77', settledAt: server.clock.now.toISOString() }] },
    });
    expect(unpaid.order.staff.payments).toMatchObject([{ status: 'UNPAID', settledAt: null }]);
    expect(refunded.order).toMatchObject({ paymentStatus: 'REFUNDED', version: 5 });
    expect((await auditOf(id)).map(({ action, after }) => ({ action, after }))).toContainEqual({
      action: 'order.payment',
      after: { paymentStatus: 'PAID', reference: 'T-77' },
    });
  });

  test.each([
    ['UNPAID', 'REFUNDED'],
    ['UNPAID', 'UNPAID'],
    ['REFUNDED', 'PAID'],
  ] as const)('does not go from %s to %s', async (paymentStatus, status) => {
    const { id } = await anOrder(server.prisma, { paymentStatus });

    expect(await change('setPaymentStatus', { id, status })).toMatchObject({
      order: null,
      errors: [{ code: 'NOT_ALLOWED', field: 'status' }],
    });
  });

  test('of a cancelled order is noted only where it is confirmed that money arrived all the same', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentMethod: 'BANK_TRANSFER' });

    const { errors } = await change('setPaymentStatus', { id, status: 'PAID' });
    expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'calledOffOk' }]);

    const { order } = await change('setPaymentStatus', { id, status: 'PAID', calledOffOk: true });
    expect(order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  });

  test('refuses what was changed in the meantime, and too long a reference', async () => {
    const { id } = await anOrder(server.prisma);
    const pay = (input: object) => change('setPaymentStatus', { id, status: 'PAID', ...input });

    expect((await pay({ version: 2 })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await pay({ reference: 'x'.repeat(121) })).errors).toMatchObject([{ field: 'reference' }]);
  });
});

describe('bulkUpdateOrders', () => {
  const ANSWER = 'updated { id status } failed { id code message }';

  test('moves each on for itself, with a result for each', async () => {
    const [one, two] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const late = await anOrder(server.prisma, { status: 'SHIPPED' });
    const orderIds = [one.id, late.id, 'unknown', two.number, one.id];

    const answer = await change('bulkUpdateOrders', { orderIds, status: 'CONFIRMED', note: 'Soon.' }, ANSWER);

    expect(answer).toMatchObject({
      updated: [
        { id: one.id, status: 'CONFIRMED' },
        { id: two.id, status: 'CONFIRMED' },
      ],
      failed: [
        { id: late.id, code: 'NOT_ALLOWED' },
        { id: 'unknown', code: 'NOT_FOUND' },
      ],
      errors: [],
    });
    expect((await mailsOf(one.id)).length).toBe(1);
    expect(await auditOf(two.id)).toMatchObject([{ action: 'order.status' }]);
  });

  test.each([
    [{ orderIds: [] }, 'orderIds'],
    [{ orderIds: Array.from({ length: 101 }, (_, index) => `${index}`) }, 'orderIds'],
    [{ status: 'CANCELLED' }, 'note'],
  ])('refuses an input that suits no order: %j', async (input, field) => {
    const answer = await change(
      'bulkUpdateOrders',
      { orderIds: ['x'], status: 'CONFIRMED', ...input },
      ANSWER,
    );

    expect(answer).toMatchObject({ updated: [], failed: [], errors: [{ code: 'INVALID', field }] });
  });
});

describe('sendOrderEmail', () => {
  const send = (input: object) => change('sendOrderEmail', input, 'sent');

  test.each([
    [{ subject: 'Your ring', message: 'It is ready.' }, 'custom'],
    [{ template: 'ORDER_PLACED' }, 'orderPlaced'],
    [{ template: 'ORDER_STATUS', message: 'Nearly done.' }, 'orderStatus'],
  ])('queues %j', async (input, template) => {
    const { id } = await anOrder(server.prisma, { contactEmail: 'buyer@example.com' });

    expect(await send({ id, ...input })).toEqual({ sent: true, errors: [] });
    expect(await mailsOf(id)).toMatchObject([{ template, toEmail: 'buyer@example.com' }]);
    expect(await auditOf(id)).toMatchObject([{ action: 'order.email', after: { template } }]);
  });

  test('never asks again for the money of a cancelled order', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentMethod: 'BANK_TRANSFER' });

    const { errors } = await change('sendOrderEmail', { id, template: 'ORDER_PLACED' }, 'sent');

    expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'template' }]);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('says again why an order was cancelled, and only of a cancelled one', async () => {
    const cancelled = await anOrder(server.prisma, { status: 'CANCELLED', cancelReason: 'Not reached' });
    const pending = await anOrder(server.prisma);

    expect((await send({ id: cancelled.id, template: 'ORDER_CANCELLED' })).sent).toBe(true);
    expect(await send({ id: pending.id, template: 'ORDER_CANCELLED' })).toMatchObject({
      sent: false,
      errors: [{ code: 'NOT_ALLOWED', field: 'template' }],
    });
  });

  test.each([
    [{}, ['subject', 'message']],
    [{ subject: 'x'.repeat(161), message: 'Ready.' }, ['subject']],
    [{ subject: 'Ready', message: 'x'.repeat(5_001) }, ['message']],
    [{ template: 'ORDER_STATUS', message: 'x'.repeat(501) }, ['message']],
  ])('refuses %j', async (input, fields) => {
    const { id } = await anOrder(server.prisma);

    const { sent, errors } = await send({ id, ...input });
    expect(sent).toBe(false);
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  test('writes to nobody whose account was deleted', async () => {
    const { id } = await anOrder(server.prisma, { contactEmail: 'deleted-1@invalid' });

    expect(await send({ id, template: 'ORDER_PLACED' })).toMatchObject({ sent: false });
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('deleteOrder', () => {
  const DELETE = mutation('deleteOrder', 'deletedId');

  test('takes a cancelled order away for good, and keeps the ledger', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const product = await aProduct(server.prisma);
    const variantId = product.variants[0]?.id ?? '';
    const { id, number } = await anOrder(server.prisma, { status: 'CANCELLED' });
    const move = await server.prisma.stockMove.create({
      data: { variantId, delta: 1, reason: 'CANCELLATION', orderId: id },
    });

    const { data } = await owner.ask(DELETE, { input: { id: number } });

    expect(data?.deleteOrder).toEqual({ deletedId: id, errors: [] });
    expect(await server.prisma.order.findUnique({ where: { id } })).toBeNull();
    expect(await server.prisma.orderLine.count({ where: { orderId: id } })).toBe(0);
    expect(await server.prisma.stockMove.findUnique({ where: { id: move.id } })).toMatchObject({
      orderId: null,
    });
    expect(await auditOf(id)).toMatchObject([{ action: 'order.delete', before: { number } }]);
  });

  test('refuses any other order, and anyone but the owner', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id } = await anOrder(server.prisma);

    const { data } = await owner.ask(DELETE, { input: { id } });
    expect(data?.deleteOrder).toMatchObject({
      deletedId: null,
      errors: [{ code: 'NOT_ALLOWED', field: 'id' }],
    });
    const refused = await staff.ask(DELETE, { input: { id } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

test('a program that may write orders moves them, and is the one on record', async () => {
  const { row, secret } = await anApiKey(server.prisma, ['read-orders', 'write-orders']);
  const { id } = await anOrder(server.prisma);

  const input = { id, status: 'CONFIRMED' };
  const { data } = await server.graphql(mutation('updateOrderStatus'), { input }, { token: secret });

  expect(data?.updateOrderStatus).toMatchObject({ order: { status: 'CONFIRMED' }, errors: [] });
  expect(await auditOf(id)).toMatchObject([{ action: 'order.status', actorId: null, apiKeyId: row.id }]);
});
