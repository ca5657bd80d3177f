import { beforeEach, describe, expect, test } from 'vitest';
import { editOrders } from '#graph/modules/edits/testing/editOrders.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { followReturn, goToProvider, readOrderState, startPayment } from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number payBy awaitsConfirmation paymentOptions { method from upTo } totals { finalTotal } }
    guestToken errors { reason field }
  }
}`;
const HOUR_MS = 3_600_000;
let staff: Shopper;

const { edit } = editOrders(server, () => staff);

beforeEach(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  await server.prisma.attempt.deleteMany();
  await server.prisma.storeSetting.deleteMany();
});

/** Places an order for a one-of-a-kind item. With `isBeyondLimit` it awaits confirmation and reserves nothing. */
async function placeOrder(paymentMethod: string, { isBeyondLimit = false } = {}) {
  const setting = { key: 'unpaidTotalLimit', value: isBeyondLimit ? 1 : 500_000 };
  await server.prisma.storeSetting.upsert({ where: { key: setting.key }, create: setting, update: setting });
  const product = await aProduct(server.prisma, { price: 10_000, variants: [{ stock: 1 }] });
  const input = { ...buildOrderInput([{ productId: product.id, quantity: 1 }]), paymentMethod };
  const { data } = await server.graphql(PLACE_ORDER, { input });
  expect(data?.placeOrder.errors).toEqual([]);
  const { order, guestToken } = data?.placeOrder ?? {};
  expect(order.awaitsConfirmation).toBe(isBeyondLimit);
  const readStock = async () =>
    (await server.prisma.variant.findFirstOrThrow({ where: { productId: product.id } })).stock;
  return { ...order, total: order.totals.finalTotal, guestToken, readStock, productId: product.id };
}

async function advanceHours(hours: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + hours * HOUR_MS);
  await runJobs(server);
}

async function payPartially(order: Awaited<ReturnType<typeof placeOrder>>, amount: number): Promise<void> {
  await followReturn(
    server,
    getFakeProviders().esewa.act(await goToProvider(server, order, { amount }), 'pay'),
  );
}

const recordPayment = (id: string, amount: number, method = 'CASH') =>
  staff.graphql(
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }',
    {
      input: { id, method, amount },
    },
  );

async function confirmOrder(id: string): Promise<void> {
  const UPDATE_STATUS =
    'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { errors { reason } } }';
  const { data } = await staff.graphql(UPDATE_STATUS, { input: { id, status: 'CONFIRMED' } });
  expect(data?.updateOrderStatus.errors).toEqual([]);
}

test('confirming a bank transfer order reserves its item until the transfer deadline', async () => {
  const order = await placeOrder('BANK_TRANSFER', { isBeyondLimit: true });
  expect(order.payBy).toBeNull();
  await confirmOrder(order.id);
  expect([await order.readStock(), (await readOrderState(server, order)).payBy !== null]).toEqual([0, true]);
  await advanceHours(73);
  expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
});

describe('a partial payment', () => {
  test.each([1, 10, 500])(
    'of NPR %i is refused before the provider’s page opens, with the minimum in the error',
    async (amount) => {
      const order = await placeOrder('ESEWA', { isBeyondLimit: true });
      const minPayment = Math.ceil(order.total / 10);
      expect(order.paymentOptions).toContainEqual({ method: 'ESEWA', from: minPayment, upTo: order.total });
      expect(await startPayment(server, order, { amount })).toMatchObject({
        attempt: null,
        errors: [{ reason: 'PARTIAL_PAYMENT_TOO_SMALL', field: 'amount', params: { minNpr: minPayment } }],
      });
      expect((await readOrderState(server, order)).attempts).toEqual([]);
    },
  );

  test('of the minimum amount reserves the item of an order awaiting confirmation', async () => {
    const order = await placeOrder('ESEWA', { isBeyondLimit: true });
    await payPartially(order, Math.ceil(order.total / 10));
    expect([await order.readStock(), (await readOrderState(server, order)).isStockReserved]).toEqual([
      0,
      true,
    ]);
  });

  test('for a cash on delivery order reserves its item for three days, unless the store confirms the order', async () => {
    for (const isConfirmed of [true, false]) {
      const order = await placeOrder('COD', { isBeyondLimit: true });
      await payPartially(order, Math.ceil(order.total / 10));
      expect(await order.readStock()).toBe(0);
      if (isConfirmed) await confirmOrder(order.id);
      await advanceHours(73);
      const storedOrder = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
      expect([storedOrder.status, storedOrder.payBy !== null, await order.readStock()]).toEqual(
        isConfirmed ? ['CONFIRMED', false, 0] : ['CANCELLED', true, 1],
      );
    }
  });

  test('must reach the minimum set by the store', async () => {
    await server.prisma.storeSetting.create({ data: { key: 'minPartialPaymentPercent', value: 50 } });
    const order = await placeOrder('ESEWA');
    expect(await startPayment(server, order, { amount: Math.ceil(order.total / 2) - 1 })).toMatchObject({
      errors: [{ reason: 'PARTIAL_PAYMENT_TOO_SMALL' }],
    });
    expect(await startPayment(server, order, { amount: Math.ceil(order.total / 2) })).toMatchObject({
      errors: [],
    });
  });

  test('can be below the minimum if it completes the payment', async () => {
    const order = await placeOrder('ESEWA');
    await payPartially(order, order.total - 5);
    await payPartially(order, 5);
    expect(await readOrderState(server, order)).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('recorded by staff has no minimum, but reserves nothing until the total paid reaches the minimum', async () => {
    const order = await placeOrder('COD', { isBeyondLimit: true });
    await recordPayment(order.id, 1);
    await recordPayment(order.id, 500);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 501, isStockReserved: false });
    expect(await order.readStock()).toBe(1);
    await recordPayment(order.id, Math.ceil(order.total / 10) - 501);
    expect(await order.readStock()).toBe(0);
  });

  test('below the minimum does not reserve items added by an order edit', async () => {
    const order = await placeOrder('COD', { isBeyondLimit: true });
    await recordPayment(order.id, 1);
    const { lines } = await server.prisma.order.findUniqueOrThrow({
      where: { id: order.id },
      include: { lines: true },
    });
    const other = await aProduct(server.prisma, { price: 9_000, variants: [{ stock: 1 }] });
    const editResult = await edit(order.id, {
      lines: [
        ...lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
        { productId: other.id, quantity: 1 },
      ],
    });
    expect(editResult.errors).toEqual([]);
    const stock = await server.prisma.variant.findFirstOrThrow({ where: { productId: other.id } });
    expect([await order.readStock(), stock.stock]).toEqual([1, 1]);
    expect((await readOrderState(server, order)).isStockReserved).toBe(false);
  });
});

describe('a partly paid order', () => {
  test('expires after the bank transfer deadline: its item is restocked, and a refund is due', async () => {
    const order = await placeOrder('ESEWA');
    await payPartially(order, 5_000);
    await advanceHours(71);
    expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
    await advanceHours(2);
    expect(await order.readStock()).toBe(1);
    expect(await readOrderState(server, order)).toMatchObject({
      ...{ status: 'CANCELLED', expiredAt: expect.any(Date), paid: 5_000, refundDue: 5_000, refunded: 0 },
      cancelReason: 'Remaining payment not received in time.',
    });
    const cashier = await aShopper(server, { role: 'ADMIN' });
    const { data } = await cashier.graphql(
      'query { adminOrders(filter: { view: REFUND_DUE }) { edges { node { id } } } }',
    );
    expect(data?.adminOrders.edges).toContainEqual({ node: { id: order.id } });
    const email = await server.prisma.mail.findFirstOrThrow({
      where: { orderId: order.id, template: 'orderCancelled' },
    });
    expect(email.text).toContain('You have paid NPR 5,000. We will refund this amount');
  });

  test('does not get a later deadline from a second partial payment, a provider’s page or another payment method', async () => {
    const order = await placeOrder('ESEWA');
    await payPartially(order, 5_000);
    const { payBy } = await readOrderState(server, order);
    await advanceHours(70);
    await payPartially(order, Math.ceil(order.total / 10));
    await startPayment(server, order);
    const { data } = await server.graphql(
      `mutation ($input: ChangePaymentMethodInput!) { changePaymentMethod(input: $input) { errors { reason } } }`,
      { input: { id: order.id, guestToken: order.guestToken, method: 'BANK_TRANSFER' } },
    );
    expect(data?.changePaymentMethod.errors).toMatchObject([{ reason: 'NOTHING_DUE' }]);
    expect((await readOrderState(server, order)).payBy).toEqual(payBy);
  });

  test('reserved by a partial payment while awaiting confirmation also expires', async () => {
    const order = await placeOrder('BANK_TRANSFER', { isBeyondLimit: true });
    expect(order.payBy).toBeNull();
    await payPartially(order, 5_000);
    expect(await order.readStock()).toBe(0);
    await advanceHours(73);
    expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
  });

  test.each(['BANK_TRANSFER', 'ESEWA', 'COD'])(
    'awaiting confirmation also expires if transfers have no deadline: %s',
    async (method) => {
      await server.prisma.storeSetting.create({ data: { key: 'transferHours', value: 0 } });
      const order = await placeOrder(method, { isBeyondLimit: true });
      const partialPayment =
        method === 'ESEWA' ? payPartially(order, 5_000) : recordPayment(order.id, 5_000, 'BANK_TRANSFER');
      await partialPayment;
      expect(await order.readStock()).toBe(0);
      await advanceHours(71);
      expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
      await advanceHours(2);
      expect([await order.readStock(), await readOrderState(server, order)]).toMatchObject([
        1,
        { status: 'CANCELLED', refundDue: 5_000 },
      ]);
    },
  );

  test('does not expire if it is cash on delivery', async () => {
    const order = await placeOrder('COD');
    await payPartially(order, 5_000);
    await advanceHours(24 * 30);
    expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
  });

  test('does not get a later deadline from an amount below the minimum', async () => {
    const order = await placeOrder('ESEWA');
    await recordPayment(order.id, 1);
    await advanceHours(2);
    expect(await readOrderState(server, order)).toMatchObject({ status: 'CANCELLED', refundDue: 1 });
    expect(await order.readStock()).toBe(1);
  });

  test('cancelled for non-payment can be reopened, and then expires again', async () => {
    const order = await placeOrder('ESEWA');
    await payPartially(order, 5_000);
    await advanceHours(73);
    const manager = await aShopper(server, { role: 'ADMIN' });
    const { data } = await manager.graphql(
      'mutation ($input: ReopenOrderInput!) { reopenOrder(input: $input) { errors { reason } } }',
      { input: { id: order.id } },
    );
    expect(data?.reopenOrder.errors).toEqual([]);
    expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
    await advanceHours(73);
    expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
  });
});

test('a fully paid order is not cancelled if staff refund a part before its deadline', async () => {
  const order = await placeOrder('ESEWA');
  await payPartially(order, order.total);
  const { data } = await staff.graphql(
    'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { errors { reason } } }',
    { input: { id: order.id, method: 'CASH', amount: 500, compensationReason: 'A scratch' } },
  );
  expect(data?.refundOrder.errors).toEqual([]);
  await advanceHours(2);
  expect(await readOrderState(server, order)).toMatchObject({ status: 'PENDING', expiredAt: null });
});

test('changing the payment method without paying does not extend the deadline', async () => {
  const order = await placeOrder('ESEWA');
  const changePaymentMethod = () =>
    server.graphql(
      'mutation ($input: ChangePaymentMethodInput!) { changePaymentMethod(input: $input) { errors { reason } } }',
      { input: { id: order.id, guestToken: order.guestToken, method: 'BANK_TRANSFER' } },
    );
  await changePaymentMethod();
  await advanceHours(71);
  await changePaymentMethod();
  await advanceHours(2);
  expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
});

test('the confirmation email of an online order awaiting confirmation promises no items, and requests payment', async () => {
  const { id } = await placeOrder('ESEWA', { isBeyondLimit: true });
  await runJobs(server);
  const email = await server.prisma.mail.findFirstOrThrow({
    where: { orderId: id, template: 'orderPlaced' },
  });
  expect(email.text).toContain('Your pieces are not reserved yet. Pay now to reserve them while they last');
  expect(email.text).toMatch(
    /Pay by .* to reserve your pieces while they last\. If you haven’t paid by then, the order will be cancelled\./,
  );
  expect(email.text).not.toMatch(/Your pieces are reserved|We will call you/);
});

const VOID =
  'mutation ($input: SetPaymentStatusInput!) { setPaymentStatus(input: $input) { errors { reason } } }';

async function setPaymentStatus(id: string, status: 'PAID' | 'UNPAID'): Promise<void> {
  const { data } = await staff.graphql(VOID, { input: { id, status, reason: 'Another order was meant' } });
  expect(data?.setPaymentStatus.errors).toEqual([]);
}

describe('an order recorded as paid by mistake', () => {
  test.each([
    ['ESEWA', false],
    ['BANK_TRANSFER', false],
    ['ESEWA', true],
    ['BANK_TRANSFER', true],
  ] as const)(
    'gets a new deadline when the payment is voided: %s, awaiting confirmation %s',
    async (method, isBeyondLimit) => {
      const order = await placeOrder(method, { isBeyondLimit });
      await setPaymentStatus(order.id, 'PAID');
      await advanceHours(100);
      expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
      await setPaymentStatus(order.id, 'UNPAID');
      await advanceHours(1 / 60);
      expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
      await advanceHours(73);
      expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([
        1,
        'CANCELLED',
      ]);
    },
  );
});

test('a partial payment for a sold-out item reserves its replacement only until the deadline', async () => {
  const order = await placeOrder('BANK_TRANSFER', { isBeyondLimit: true });
  await server.prisma.variant.updateMany({ where: { productId: order.productId }, data: { stock: 0 } });
  await server.prisma.stockLevel.updateMany({
    where: { variant: { productId: order.productId } },
    data: { quantity: 0 },
  });
  await recordPayment(order.id, 5_000, 'BANK_TRANSFER');
  expect((await readOrderState(server, order)).isStockReserved).toBe(false);
  const other = await aProduct(server.prisma, { price: 9_000, variants: [{ stock: 1 }] });
  expect((await edit(order.id, { lines: [{ productId: other.id, quantity: 1 }] })).errors).toEqual([]);
  const readStock = async () =>
    (await server.prisma.variant.findFirstOrThrow({ where: { productId: other.id } })).stock;
  expect([await readStock(), (await readOrderState(server, order)).isStockReserved]).toEqual([0, true]);
  await advanceHours(73);
  expect([await readStock(), (await readOrderState(server, order)).status]).toEqual([1, 'CANCELLED']);
});

test('the deadline for the remaining amount follows the settings in force when the order was placed', async () => {
  const order = await placeOrder('ESEWA');
  await server.prisma.storeSetting.create({ data: { key: 'transferHours', value: 2 } });
  await payPartially(order, 5_000);
  await advanceHours(71);
  expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
  await advanceHours(2);
  expect((await readOrderState(server, order)).status).toBe('CANCELLED');
  const manager = await aShopper(server, { role: 'ADMIN' });
  const { data } = await manager.graphql(
    'mutation ($input: ReopenOrderInput!) { reopenOrder(input: $input) { errors { reason } } }',
    { input: { id: order.id } },
  );
  expect(data?.reopenOrder.errors).toEqual([]);
  await advanceHours(71);
  expect([await order.readStock(), (await readOrderState(server, order)).status]).toEqual([0, 'PENDING']);
});
