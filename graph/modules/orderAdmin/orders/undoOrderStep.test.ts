import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMAIL_DELAY_SECONDS } from '#domain/orders/undoDelay.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createOrderActions } from './testing/orderActions.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let staff: Shopper;
const { change, findAudit, findMails } = createOrderActions(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});
beforeEach(() => {
  server.clock.now = start;
});

const advanceSeconds = (seconds: number) => {
  server.clock.now = new Date(start.getTime() + seconds * 1000);
};
const advanceOrder = (id: string, input: object) =>
  change('updateOrderStatus', { id, allowUndo: true, ...input });
const undoStep = (id: string, input: object = {}) => change('undoOrderStep', { id, ...input });

describe('undoing a step', () => {
  test('withholds its email, and reverses all effects of the step', async () => {
    const { id } = await anOrder(server.prisma);
    const { order } = await advanceOrder(id, { status: 'CONFIRMED' });
    expect(order).toMatchObject({ status: 'CONFIRMED', version: 2 });
    const [delayedEmail] = await findMails(id);
    expect(delayedEmail?.nextAttemptAt).toEqual(new Date(start.getTime() + EMAIL_DELAY_SECONDS * 1000));

    advanceSeconds(8);
    const undoResult = await undoStep(id, { version: 2 });

    expect(undoResult).toMatchObject({
      errors: [],
      order: { status: 'PENDING', version: 3, timeline: [{ status: 'PENDING' }] },
    });
    expect(await findMails(id)).toEqual([]);
    expect((await findAudit(id)).map(({ action }) => action)).toEqual(['order.status', 'order.undo']);
    const { data } = await staff.graphql(
      'query ($id: ID!) { adminOrder(id: $id) { staff { history { status isUndone undoes data by } } } }',
      { id },
    );
    expect(data?.adminOrder.staff.history).toEqual([
      { status: 'PENDING', isUndone: false, undoes: null, data: null, by: null },
      { status: 'CONFIRMED', isUndone: true, undoes: null, data: null, by: 'Store Staff' },
      { status: 'PENDING', isUndone: false, undoes: 'CONFIRMED', data: null, by: 'Store Staff' },
    ]);
  });

  test('allows the step to be repeated, and its email is then sent', async () => {
    const { id } = await anOrder(server.prisma);
    await advanceOrder(id, { status: 'CONFIRMED' });
    await undoStep(id);
    expect(await advanceOrder(id, { status: 'CONFIRMED' })).toMatchObject({ order: { status: 'CONFIRMED' } });
    expect(await findMails(id)).toHaveLength(1);
  });

  test('releases the stock that the step reserved', async () => {
    const { id: productId, variants } = await aProduct(server.prisma, { stock: 3 });
    const variantId = variants[0]?.id;
    const { id } = await anOrder(server.prisma, {
      isStockReserved: false,
      lines: [{ productId, variantId }],
    });
    const readStock = async () =>
      (await server.prisma.product.findUniqueOrThrow({ where: { id: productId } })).stock;
    const before = await readStock();

    await advanceOrder(id, { status: 'CONFIRMED' });
    expect(await readStock()).toBe(before - 1);
    await undoStep(id);
    expect(await readStock()).toBe(before);
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({ isStockReserved: false });
  });

  test('removes the carrier and tracking number of a shipped order', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING', carrier: null });
    await advanceOrder(id, { status: 'SHIPPED', carrier: 'Nepal Can Move', trackingNumber: 'N-1' });
    expect(await undoStep(id)).toMatchObject({
      order: { status: 'PROCESSING', carrier: null, trackingNumber: null },
    });
  });

  test('voids the cash received on delivery', async () => {
    const { id } = await anOrder(server.prisma, { status: 'SHIPPED' });
    await advanceOrder(id, { status: 'DELIVERED' });
    expect(await undoStep(id)).toMatchObject({ order: { status: 'SHIPPED', paymentStatus: 'UNPAID' } });
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({ paid: 0, due: 11_800 });
    expect(await server.prisma.payment.findMany({ where: { orderId: id } })).toMatchObject([
      { amount: 11_800, voidedAt: start },
    ]);
  });

  test('voids a payment, and withholds its thank-you email', async () => {
    const { id } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    const { updated } = await change(
      'markOrdersPaid',
      { orderIds: [id], reference: 'T-1', allowUndo: true },
      'updated { id version paymentStatus } failed { message }',
    );
    expect(updated).toEqual([{ id, version: 2, paymentStatus: 'PAID' }]);
    expect(await undoStep(id, { version: 2 })).toMatchObject({ order: { paymentStatus: 'UNPAID' } });
    expect(await findMails(id)).toEqual([]);
  });

  test('markOrdersPaid records the payment method, and refuses cash at or above the legal limit', async () => {
    const plainOrder = await anOrder(server.prisma, { paymentMethod: 'COD', status: 'DELIVERED' });
    const expensiveOrder = await anOrder(server.prisma, {
      paymentMethod: 'BANK_TRANSFER',
      finalTotal: 600_000,
    });
    const { updated, failed } = await change(
      'markOrdersPaid',
      { orderIds: [plainOrder.id, expensiveOrder.id], method: 'CASH' },
      'updated { id } failed { id reason }',
    );
    expect(updated).toEqual([{ id: plainOrder.id }]);
    expect(failed).toMatchObject([{ id: expensiveOrder.id, reason: 'ORDER_CASH_ABOVE_LEGAL_LIMIT' }]);
    expect(await server.prisma.payment.findMany({ where: { orderId: plainOrder.id } })).toMatchObject([
      { method: 'CASH', amount: 11_800 },
    ]);
  });
});

describe('undoing is refused', () => {
  const tooLateResult = { order: null, errors: [{ code: 'NOT_ALLOWED' }] };

  test('after the time limit', async () => {
    const { id } = await anOrder(server.prisma);
    await advanceOrder(id, { status: 'CONFIRMED' });
    advanceSeconds(EMAIL_DELAY_SECONDS + 1);
    expect(await undoStep(id)).toMatchObject(tooLateResult);
    expect(await findMails(id)).toHaveLength(1);
  });

  test('if a worker has claimed the email', async () => {
    const { id } = await anOrder(server.prisma);
    await advanceOrder(id, { status: 'CONFIRMED' });
    await server.prisma.mail.updateMany({ where: { orderId: id }, data: { claimedUntil: start } });
    expect(await undoStep(id)).toMatchObject(tooLateResult);
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({ status: 'CONFIRMED' });
  });

  test('after another change to the order', async () => {
    const { id } = await anOrder(server.prisma);
    await advanceOrder(id, { status: 'CONFIRMED' });
    await server.prisma.order.update({ where: { id }, data: { version: { increment: 1 } } });
    expect(await undoStep(id, { version: 2 })).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
    expect(await undoStep(id)).toMatchObject(tooLateResult);
  });

  test('for steps that cannot be undone, and for a cancellation', async () => {
    const plainOrder = await anOrder(server.prisma);
    await change('updateOrderStatus', { id: plainOrder.id, status: 'CONFIRMED' });
    expect(await undoStep(plainOrder.id)).toMatchObject(tooLateResult);

    const cancelledOrder = await anOrder(server.prisma);
    await advanceOrder(cancelledOrder.id, { status: 'CANCELLED', note: 'Not reached by phone.' });
    expect(await undoStep(cancelledOrder.id)).toMatchObject(tooLateResult);
  });

  test('if the step has already been undone', async () => {
    const { id } = await anOrder(server.prisma);
    await advanceOrder(id, { status: 'CONFIRMED' });
    await undoStep(id);
    expect(await undoStep(id)).toMatchObject(tooLateResult);
  });
});
