import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const ORDER = 'order { paymentStatus staff { paid due cashWithCarrier } } errors { reason }';

async function deliver(fields: object = {}) {
  const { id } = await anOrder(server.prisma, { status: 'SHIPPED', paymentMethod: 'COD', ...fields });
  const { data } = await staff.graphql(
    `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { ${ORDER} } }`,
    { input: { id, status: 'DELIVERED', allowUndo: true } },
  );
  return { id, order: data?.updateOrderStatus.order };
}

async function receive(id: string, fields: object = {}) {
  const { data } = await staff.graphql(
    `mutation ($input: RecordCodRemittanceInput!) { recordCodRemittance(input: $input) {
      updated { staff { paid cashWithCarrier } } failed { reason } errors { reason field params } } }`,
    { input: { orderIds: [id], reference: 'NCM-9', ...fields } },
  );
  return data?.recordCodRemittance;
}

const listOrderIdsToCollect = async () => {
  const { data } = await staff.graphql(
    '{ adminOrders(filter: { view: CASH_TO_COLLECT }) { edges { node { id } } } }',
  );
  return data?.adminOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
};

test('cash on delivery stays with the carrier until its remittance is recorded, which is possible only once', async () => {
  const { id, order } = await deliver();
  expect(order).toEqual({ paymentStatus: 'PAID', staff: { paid: 11_800, due: 0, cashWithCarrier: 11_800 } });
  expect(await listOrderIdsToCollect()).toContain(id);
  expect(await receive(id)).toEqual({
    updated: [{ staff: { paid: 11_800, cashWithCarrier: 0 } }],
    failed: [],
    errors: [],
  });
  expect(await listOrderIdsToCollect()).not.toContain(id);
  expect(await receive(id)).toMatchObject({ failed: [{ reason: 'NO_CASH_WITH_CARRIER' }] });
  const events = await server.prisma.orderEvent.findMany({ where: { orderId: id, kind: 'PAYMENT' } });
  expect(events).toMatchObject([{ data: { amount: 11_800, reference: 'NCM-9' }, isStaffOnly: true }]);
});

const readVersion = async (id: string) =>
  (await server.prisma.order.findUniqueOrThrow({ where: { id } })).version;

test('partial remittances of an order add up, and an amount above the cash with the carrier is refused', async () => {
  const { id } = await deliver();
  const partialRemittance = { amount: 11_000, version: await readVersion(id) };
  expect(await receive(id, partialRemittance)).toMatchObject({
    updated: [{ staff: { paid: 11_800, cashWithCarrier: 800 } }],
  });
  expect(await receive(id, { amount: 801 })).toMatchObject({
    failed: [{ reason: 'AMOUNT_ABOVE_CARRIER_CASH' }],
  });
  expect(await receive(id, { amount: 800 })).toMatchObject({ updated: [{ staff: { cashWithCarrier: 0 } }] });
  expect(await receive(id, { amount: 0 })).toMatchObject({ errors: [{ field: 'amount' }] });
});

test('a partial remittance sent twice counts once', async () => {
  const { id } = await deliver();
  const partialRemittance = { amount: 5_000, version: await readVersion(id) };
  const results = [
    ...(await Promise.all([receive(id, partialRemittance), receive(id, partialRemittance)])),
    await receive(id, partialRemittance),
  ];
  expect(results.flatMap(({ updated }) => updated)).toHaveLength(1);
  expect(results.flatMap(({ failed }) => failed)).toEqual(
    Array.from({ length: 2 }, () => ({ reason: 'VERSION_CONFLICT' })),
  );
  const { cashWithCarrier } = await server.prisma.order.findUniqueOrThrow({ where: { id } });
  expect(cashWithCarrier).toBe(6_800);
  const ledgerEntries = await server.prisma.carrierCashEntry.findMany({
    where: { orderId: id, kind: 'RECEIVED' },
  });
  expect(ledgerEntries.map(({ amount }) => amount)).toEqual([-5_000]);
});

test('a partial remittance requires the order’s version; a full remittance does not, since it counts only once anyway', async () => {
  const { id } = await deliver();
  expect(await receive(id, { amount: 5_000 })).toMatchObject({
    failed: [{ reason: 'PARTIAL_AMOUNT_REQUIRES_VERSION' }],
  });
  expect(await receive(id, { amount: 11_800 })).toMatchObject({
    updated: [{ staff: { cashWithCarrier: 0 } }],
  });
  expect(await receive(id, { amount: 11_800 })).toMatchObject({
    failed: [{ reason: 'NO_CASH_WITH_CARRIER' }],
  });
});

test('a shipped order is refused with a reason, or marked as delivered and remitted in one step', async () => {
  const { id } = await anOrder(server.prisma, { status: 'SHIPPED', paymentMethod: 'COD' });
  expect(await receive(id)).toMatchObject({ failed: [{ reason: 'NOT_MARKED_DELIVERED' }] });
  expect(await receive(id, { markDelivered: true })).toMatchObject({
    updated: [{ staff: { paid: 11_800, cashWithCarrier: 0 } }],
    failed: [],
  });
  const order = await server.prisma.order.findUniqueOrThrow({ where: { id } });
  expect(order).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID' });
});

test('a remittance for several orders must be complete, and its day is stored', async () => {
  const [{ id }, { id: otherOrderId }] = [await deliver(), await deliver()];
  const bothOrders = { orderIds: [id, otherOrderId] };
  expect(await receive(id, { ...bothOrders, amount: 11_000 })).toMatchObject({
    errors: [
      {
        reason: 'CARRIER_CASH_MISMATCH',
        field: 'amount',
        params: { expectedNpr: 23_600, enteredNpr: 11_000 },
      },
    ],
  });
  const receivedAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
  expect(await receive(id, { receivedAt })).toMatchObject({ errors: [{ field: 'receivedAt' }] });
  const earlierTime = new Date('2026-01-05T08:00:00Z').toISOString();
  expect(await receive(id, { amount: 11_800, receivedAt: earlierTime })).toMatchObject({
    errors: [],
    failed: [],
  });
  const event = await server.prisma.orderEvent.findFirstOrThrow({ where: { orderId: id, kind: 'PAYMENT' } });
  expect(event).toMatchObject({ data: { amount: 11_800, day: '2026-01-05' } });
});

test('a payment on pick-up never counts as cash with a carrier', async () => {
  expect((await deliver({ fulfilment: 'PICKUP' })).order.staff.cashWithCarrier).toBe(0);
});

test('undoing a delivery leaves no cash with the carrier', async () => {
  const { id } = await deliver();
  const { data } = await staff.graphql(
    `mutation ($input: UndoOrderStepInput!) { undoOrderStep(input: $input) { ${ORDER} } }`,
    { input: { id } },
  );
  expect(data?.undoOrderStep.order).toEqual({
    paymentStatus: 'UNPAID',
    staff: { paid: 0, due: 11_800, cashWithCarrier: 0 },
  });
});

test('voiding a payment received by staff leaves the cash with the carrier unchanged', async () => {
  const { id } = await anOrder(server.prisma, { status: 'PROCESSING', paymentMethod: 'COD' });
  const RECORD =
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }';
  await staff.graphql(RECORD, { input: { id, method: 'COD', amount: 3_000 } });
  const entry = await server.prisma.payment.findFirstOrThrow({ where: { orderId: id } });
  const DELIVER = `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { ${ORDER} } }`;
  await staff.graphql(DELIVER, { input: { id, status: 'SHIPPED' } });
  const { data } = await staff.graphql(DELIVER, { input: { id, status: 'DELIVERED' } });
  expect(data?.updateOrderStatus.order.staff).toEqual({ paid: 11_800, due: 0, cashWithCarrier: 8_800 });
  const VOID = `mutation ($input: VoidPaymentInput!) { voidPayment(input: $input) { ${ORDER} } }`;
  const voidResponse = await staff.graphql(VOID, {
    input: { id, paymentId: entry.id, reason: 'It was never paid' },
  });
  expect(voidResponse.data?.voidPayment.order.staff).toEqual({
    paid: 8_800,
    due: 3_000,
    cashWithCarrier: 8_800,
  });
  const { _sum } = await server.prisma.carrierCashEntry.aggregate({
    where: { orderId: id },
    _sum: { amount: true },
  });
  expect(_sum.amount).toBe(8_800);
});
