import { beforeAll, describe, expect, test } from 'vitest';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
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

describe('setPaymentStatus', () => {
  test('records a payment, voids it, and refunds it', async () => {
    const { id } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });

    const paidResult = await change('setPaymentStatus', {
      id,
      status: 'PAID',
      reference: ' T-77 ',
      version: 1,
    });
    const unpaidResult = await change('setPaymentStatus', {
      id,
      status: 'UNPAID',
      reason: 'The transfer was another’s',
    });
    await change('setPaymentStatus', { id, status: 'PAID' });
    const refundedResult = await change('setPaymentStatus', {
      id,
      status: 'REFUNDED',
      reason: 'The ring was never made',
    });

    expect(paidResult.order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PAID',
      version: 2,
      timeline: [{}, { status: 'PENDING', note: 'Payment received.' }],
      staff: { payments: [{ status: 'PAID', reference: 'T-77', settledAt: server.clock.now.toISOString() }] },
    });
    expect(unpaidResult.order).toMatchObject({
      paymentStatus: 'UNPAID',
      timeline: [{}, {}, { note: 'Payment voided.' }],
      staff: { payments: [{ reference: 'T-77' }] },
    });
    expect(refundedResult.order).toMatchObject({ paymentStatus: 'REFUNDED', version: 5 });
    const ledgerEntries = await server.prisma.payment.findMany({
      where: { orderId: id },
      orderBy: { id: 'asc' },
    });
    expect(ledgerEntries.map(({ kind, amount, voidedAt }) => [kind, amount, voidedAt !== null])).toEqual([
      ['PAYMENT', 11_800, true],
      ['PAYMENT', 11_800, false],
      ['CREDIT', 11_800, false],
      ['REFUND', 11_800, false],
    ]);
    expect((await findAudit(id)).map(({ action, after }) => ({ action, after }))).toContainEqual({
      action: 'order.payment',
      after: { paymentStatus: 'PAID', reference: 'T-77' },
    });
    expect((await findAudit(id)).map(({ action, after }) => ({ action, after }))).toContainEqual({
      action: 'order.unpaid',
      after: { paymentStatus: 'UNPAID', reason: 'The transfer was another’s' },
    });
  });

  test('requires a reason for a refund of an open order, which leaves nothing due', async () => {
    const { id } = await anOrder(server.prisma, { status: 'DELIVERED', paymentStatus: 'PAID' });
    const refusedResult = await change('setPaymentStatus', { id, status: 'REFUNDED' });
    expect(refusedResult.errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'reason' }]);

    const { errors } = await change('setPaymentStatus', {
      id,
      status: 'REFUNDED',
      reason: 'The stone is loose',
    });
    expect(errors).toEqual([]);
    const order = await server.prisma.order.findUniqueOrThrow({ where: { id }, include: { payments: true } });
    expect(calculateAmountDue(order)).toBe(0);
    expect(order).toMatchObject({ credited: 11_800, refunded: 11_800 });
    expect(order.payments.find(({ kind }) => kind === 'REFUND')).toMatchObject({ method: 'BANK_TRANSFER' });
    expect((await findMails(id)).map(({ template }) => template)).toContain('orderRefunded');
  });

  test('limits a refund of a cancelled order to the refund due', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentStatus: 'PAID' });
    const { errors } = await change('setPaymentStatus', { id, status: 'REFUNDED', method: 'CASH' });
    expect(errors).toEqual([]);
    const order = await server.prisma.order.findUniqueOrThrow({ where: { id }, include: { payments: true } });
    expect(order).toMatchObject({ credited: 0, refunded: 11_800, paymentStatus: 'REFUNDED' });
    expect(order.payments.find(({ kind }) => kind === 'REFUND')).toMatchObject({ method: 'CASH' });
  });

  test.each([
    ['UNPAID', 'REFUNDED'],
    ['UNPAID', 'UNPAID'],
    ['REFUNDED', 'PAID'],
  ] as const)('cannot change %s to %s', async (paymentStatus, status) => {
    const { id } = await anOrder(server.prisma, { paymentStatus });

    expect(await change('setPaymentStatus', { id, status })).toMatchObject({
      order: null,
      errors: [{ code: 'NOT_ALLOWED', field: 'status' }],
    });
  });

  test('requires confirmation that the money arrived to record a payment of a cancelled order', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentMethod: 'BANK_TRANSFER' });

    const { errors } = await change('setPaymentStatus', { id, status: 'PAID' });
    expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'allowCancelledOrder' }]);

    const { order } = await change('setPaymentStatus', { id, status: 'PAID', allowCancelledOrder: true });
    expect(order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' });
  });

  test('refuses an outdated version and an overlong reference', async () => {
    const { id } = await anOrder(server.prisma);
    const markPaid = (input: object) => change('setPaymentStatus', { id, status: 'PAID', ...input });

    expect((await markPaid({ version: 2 })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await markPaid({ reference: 'x'.repeat(121) })).errors).toMatchObject([{ field: 'reference' }]);
  });
});

describe('bulkUpdateOrders', () => {
  const ANSWER = 'updated { id status } failed { id code message }';

  test('changes the status of each order separately, with a result for each', async () => {
    const [firstOrder, secondOrder] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const shippedOrder = await anOrder(server.prisma, { status: 'SHIPPED' });
    const orderIds = [firstOrder.id, shippedOrder.id, 'unknown', secondOrder.number, firstOrder.id];

    const response = await change(
      'bulkUpdateOrders',
      { orderIds, status: 'CONFIRMED', note: 'Soon.' },
      ANSWER,
    );

    expect(response).toMatchObject({
      updated: [
        { id: firstOrder.id, status: 'CONFIRMED' },
        { id: secondOrder.id, status: 'CONFIRMED' },
      ],
      failed: [
        { id: shippedOrder.id, code: 'NOT_ALLOWED' },
        { id: 'unknown', code: 'NOT_FOUND' },
      ],
      errors: [],
    });
    expect((await findMails(firstOrder.id)).length).toBe(1);
    expect(await findAudit(secondOrder.id)).toMatchObject([{ action: 'order.status' }]);
  });

  test.each([
    [{ orderIds: [] }, 'orderIds'],
    [{ status: 'CANCELLED' }, 'note'],
  ])('refuses the entire request if an input is invalid: %j', async (input, field) => {
    const response = await change(
      'bulkUpdateOrders',
      { orderIds: ['x'], status: 'CONFIRMED', ...input },
      ANSWER,
    );

    expect(response).toMatchObject({ updated: [], failed: [], errors: [{ code: 'INVALID', field }] });
  });
});

describe('sendOrderEmail', () => {
  const send = (input: object) => change('sendOrderEmail', input, 'sent');

  test.each([
    [{ subject: 'Your ring', message: 'It is ready.' }, 'custom'],
    [{ template: 'ORDER_PLACED' }, 'orderPlaced'],
    [{ template: 'ORDER_STATUS', message: 'Nearly done.' }, 'orderStatus'],
  ])('queues the email %j', async (input, template) => {
    const { id } = await anOrder(server.prisma, { contactEmail: 'buyer@example.com' });

    expect(await send({ id, ...input })).toEqual({ sent: true, errors: [] });
    expect(await findMails(id)).toMatchObject([{ template, toEmail: 'buyer@example.com' }]);
    expect(await findAudit(id)).toMatchObject([{ action: 'order.email', after: { template } }]);
  });

  test('never requests payment for a cancelled order', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentMethod: 'BANK_TRANSFER' });

    const { errors } = await change('sendOrderEmail', { id, template: 'ORDER_PLACED' }, 'sent');

    expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'template' }]);
    expect(await findMails(id)).toEqual([]);
  });

  test('resends the cancellation email only for a cancelled order', async () => {
    const cancelledOrder = await anOrder(server.prisma, { status: 'CANCELLED', cancelReason: 'Not reached' });
    const pendingOrder = await anOrder(server.prisma);

    expect((await send({ id: cancelledOrder.id, template: 'ORDER_CANCELLED' })).sent).toBe(true);
    expect(await send({ id: pendingOrder.id, template: 'ORDER_CANCELLED' })).toMatchObject({
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

  test('does not email a deleted account', async () => {
    const { id } = await anOrder(server.prisma, { contactEmail: 'deleted-1@invalid' });

    expect(await send({ id, template: 'ORDER_PLACED' })).toMatchObject({ sent: false });
    expect(await findMails(id)).toEqual([]);
  });
});

describe('deleteOrder', () => {
  const DELETE = buildMutation('deleteOrder', 'deletedId');

  test('deletes a cancelled order permanently, and keeps the stock ledger', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const product = await aProduct(server.prisma);
    const variantId = product.variants[0]?.id ?? '';
    const { id, number } = await anOrder(server.prisma, { status: 'CANCELLED' });
    const move = await server.prisma.stockMove.create({
      data: { variantId, delta: 1, reason: 'CANCELLATION', orderId: id },
    });

    const { data } = await owner.graphql(DELETE, { input: { id: number } });

    expect(data?.deleteOrder).toEqual({ deletedId: id, errors: [] });
    expect(await server.prisma.order.findUnique({ where: { id } })).toBeNull();
    expect(await server.prisma.orderLine.count({ where: { orderId: id } })).toBe(0);
    expect(await server.prisma.stockMove.findUnique({ where: { id: move.id } })).toMatchObject({
      orderId: null,
    });
    expect(await findAudit(id)).toMatchObject([{ action: 'order.delete', before: { number } }]);
  });

  test('refuses any other order, and requires an owner', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id } = await anOrder(server.prisma);

    const { data } = await owner.graphql(DELETE, { input: { id } });
    expect(data?.deleteOrder).toMatchObject({
      deletedId: null,
      errors: [{ code: 'NOT_ALLOWED', field: 'id' }],
    });
    const refusedResult = await staff.graphql(DELETE, { input: { id } });
    expect(refusedResult.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
