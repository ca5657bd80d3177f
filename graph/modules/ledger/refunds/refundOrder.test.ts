import { beforeEach, expect, test } from 'vitest';
import { anApiKey, type TestApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const REFUND = `mutation ($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    order {
      paymentStatus refundDue refunds { amount method reference }
      staff { paid refunded credited due refundDue payments { kind amount note } }
    }
    errors { code reason field message }
  }
}`;

let admin: Shopper;

beforeEach(async () => {
  admin ??= await aShopper(server, { role: 'ADMIN' });
});

async function refund(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(REFUND, { input: { method: 'BANK_TRANSFER', ...input } });
  expect(errors).toBeUndefined();
  return data?.refundOrder;
}

const createPaidOrder = (overrides = {}) =>
  anOrder(server.prisma, {
    status: 'CANCELLED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    ...overrides,
  });

test('a refund due can be paid in parts, and the last part completes it', async () => {
  const { id } = await createPaidOrder();
  const first = await refund({ id, amount: 5_000, reference: 'T-1' });
  expect(first.errors).toEqual([]);
  expect(first.order).toMatchObject({
    paymentStatus: 'PART_REFUNDED',
    refundDue: 6_800,
    refunds: [{ amount: 5_000, method: 'BANK_TRANSFER', reference: 'T-1' }],
  });
  const second = await refund({ id, amount: 6_800, method: 'CASH' });
  expect(second.order).toMatchObject({
    paymentStatus: 'REFUNDED',
    refundDue: 0,
    staff: { paid: 11_800, refunded: 11_800, credited: 0, due: 0, refundDue: 0 },
  });
});

test('a partly refunded order is PARTLY_REFUNDED after cancellation or return', async () => {
  for (const [status, nextStatus] of [
    ['CONFIRMED', 'CANCELLED'],
    ['SHIPPED', 'RETURNED'],
  ] as const) {
    const payments = {
      create: [
        { kind: 'PAYMENT', method: 'CASH', amount: 5_000, settledAt: new Date(), createdAt: new Date() },
      ],
    } as const;
    const { id } = await anOrder(server.prisma, {
      ...{ status, paymentStatus: 'PART_PAID', paid: 5_000, payments },
    });
    const compensationInput = { id, amount: 2_000, compensationReason: 'Both agreed.' };
    expect(await refund(compensationInput)).toMatchObject({
      errors: [],
      order: { paymentStatus: 'PART_PAID' },
    });
    const { data } = await admin.graphql(
      'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { order { paymentStatus refundDue } errors { reason } } }',
      { input: { id, status: nextStatus, note: 'Both agreed.' } },
    );
    expect(data?.updateOrderStatus).toMatchObject({ errors: [], order: { paymentStatus: 'PART_REFUNDED' } });
  }
});

test('refunds never exceed the amount paid', async () => {
  const { id } = await createPaidOrder();
  const { errors } = await refund({ id, amount: 11_801, compensationReason: 'It came late.' });
  expect(errors).toEqual([
    {
      code: 'NOT_ALLOWED',
      reason: 'REFUND_BEYOND_PAID',
      field: 'amount',
      message: 'At most NPR 11,800 can be refunded: the amount paid less earlier refunds.',
    },
  ]);
});

test('two simultaneous refunds together never exceed the amount paid', async () => {
  const { id } = await createPaidOrder();
  const responses = await Promise.all([refund({ id, amount: 7_000 }), refund({ id, amount: 7_000 })]);
  expect(responses.flatMap(({ errors }) => errors)).toMatchObject([{ reason: 'REFUND_BEYOND_PAID' }]);
  expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({ refunded: 7_000 });
});

test('a compensation requires a reason and does not become due again', async () => {
  const { id } = await createPaidOrder({ status: 'DELIVERED' });
  expect((await refund({ id, amount: 500 })).errors).toMatchObject([
    { reason: 'REFUND_ABOVE_DUE', field: 'compensationReason' },
  ]);
  const { order, errors } = await refund({ id, amount: 500, compensationReason: 'The box was dented.' });
  expect(errors).toEqual([]);
  expect(order).toMatchObject({
    paymentStatus: 'PART_REFUNDED',
    staff: {
      credited: 500,
      refunded: 500,
      due: 0,
      refundDue: 0,
      payments: [
        { kind: 'PAYMENT', amount: 11_800 },
        { kind: 'CREDIT', amount: 500, note: 'The box was dented.' },
        { kind: 'REFUND', amount: 500 },
      ],
    },
  });
});

test('the customer is emailed the amount, the method and the expected arrival; the audit records who refunded', async () => {
  const { id, number } = await createPaidOrder();
  await refund({ id, amount: 1_000, reference: 'T-9', note: 'With our apologies.' });
  const email = await server.prisma.mail.findFirstOrThrow({
    where: { orderId: id, template: 'orderRefunded' },
  });
  expect(email.subject).toBe(`Refund for your order ${number}`);
  for (const text of ['NPR 1,000', 'Reference: T-9', 'With our apologies.', '3 working days'])
    expect(email.text).toContain(text);
  const entry = await server.prisma.auditEntry.findFirstOrThrow({ where: { entityId: id } });
  expect(entry).toMatchObject({
    action: 'order.refund',
    actorId: admin.user.id,
    before: { refunded: 0 },
    after: { refunded: 1_000, method: 'BANK_TRANSFER', reference: 'T-9' },
  });
});

test('an unknown method and an amount of zero are refused', async () => {
  const { id } = await createPaidOrder();
  expect((await refund({ id, amount: 1_000, method: 'COD' })).errors).toMatchObject([{ field: 'method' }]);
  expect((await refund({ id, amount: 0 })).errors).toMatchObject([{ field: 'amount' }]);
});

test('staff can refund up to their limit per order, in total', async () => {
  const name = `Sales ${crypto.randomUUID().slice(0, 8)}`;
  const role = await server.prisma.staffRole.create({
    data: { name, summary: '', permissions: ['refundOrders'], refundNpr: 2_000 },
  });
  const seller = await aShopper(server, { role: 'ADMIN', staffRoleId: role.id });
  const { id } = await createPaidOrder();
  const refundAsSeller = async (amount: number) => {
    const input = { id, amount, method: 'CASH' };
    return (await seller.graphql(REFUND, { input })).data?.refundOrder.errors;
  };
  expect(await refundAsSeller(1_500)).toEqual([]);
  expect(await refundAsSeller(501)).toMatchObject([{ reason: 'REFUND_ABOVE_LIMIT', field: 'amount' }]);
  expect(await refundAsSeller(500)).toEqual([]);
});

test('an API key can pay the refund due, and beyond that only up to its limit', async () => {
  const keyWithoutRefundLimit = await anApiKey(server, ['write-orders']);
  const keyWithRefundLimit = await anApiKey(server, ['write-orders'], { refundNpr: 2_000 });
  const compensate = async ({ graphql: sendQuery }: TestApiKey, id: string, amount: number) => {
    const input = { id, amount, method: 'CASH', compensationReason: 'It came late.' };
    const response = await sendQuery(
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { errors { reason field } } }',
      { input },
    );
    return response.data?.refundOrder.errors;
  };

  const orderWithRefundDue = await createPaidOrder();
  expect(await compensate(keyWithoutRefundLimit, orderWithRefundDue.id, 11_800)).toEqual([]);
  const { id } = await createPaidOrder({ status: 'DELIVERED' });
  expect(await compensate(keyWithoutRefundLimit, id, 1)).toEqual([
    { reason: 'REFUND_FORBIDDEN', field: 'amount' },
  ]);
  expect(await compensate(keyWithRefundLimit, id, 1_500)).toEqual([]);
  expect(await compensate(keyWithRefundLimit, id, 501)).toEqual([
    { reason: 'REFUND_ABOVE_LIMIT', field: 'amount' },
  ]);
  expect(await compensate(keyWithRefundLimit, id, 500)).toEqual([]);

  const fullRefund = await keyWithoutRefundLimit.graphql(
    'mutation ($id: ID!) { setPaymentStatus(input: { id: $id, status: REFUNDED, reason: "It came late." }) { errors { reason field } } }',
    { id },
  );
  expect(fullRefund.data?.setPaymentStatus.errors).toEqual([{ reason: 'REFUND_FORBIDDEN', field: 'status' }]);
});
