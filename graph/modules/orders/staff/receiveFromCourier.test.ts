import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const ORDER = 'order { paymentStatus staff { paid due cashWithCourier } } errors { reason }';

async function deliver(given: object = {}) {
  const { id } = await anOrder(server.prisma, { status: 'SHIPPED', paymentMethod: 'COD', ...given });
  const { data } = await staff.ask(
    `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { ${ORDER} } }`,
    { input: { id, status: 'DELIVERED', undoable: true } },
  );
  return { id, order: data?.updateOrderStatus.order };
}

async function receive(id: string) {
  const { data } = await staff.ask(
    `mutation ($input: ReceiveFromCourierInput!) { receiveFromCourier(input: $input) {
      updated { staff { paid cashWithCourier } } failed { reason } } }`,
    { input: { orderIds: [id], reference: 'NCM-9' } },
  );
  return data?.receiveFromCourier;
}

const collecting = async () => {
  const { data } = await staff.ask(
    '{ adminOrders(filter: { view: CASH_TO_COLLECT }) { edges { node { id } } } }',
  );
  return data?.adminOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
};

test('cash that is paid at the door is with the courier until it is received, once', async () => {
  const { id, order } = await deliver();
  expect(order).toEqual({ paymentStatus: 'PAID', staff: { paid: 11_800, due: 0, cashWithCourier: 11_800 } });
  expect(await collecting()).toContain(id);
  expect(await receive(id)).toEqual({
    updated: [{ staff: { paid: 11_800, cashWithCourier: 0 } }],
    failed: [],
  });
  expect(await collecting()).not.toContain(id);
  expect(await receive(id)).toMatchObject({ failed: [{ reason: 'NO_CASH_WITH_COURIER' }] });
  const events = await server.prisma.orderEvent.findMany({ where: { orderId: id, kind: 'PAYMENT' } });
  expect(events).toMatchObject([{ data: { amount: 11_800, reference: 'NCM-9' }, staffOnly: true }]);
});

test('what is handed over at the store is there at once', async () => {
  expect((await deliver({ handover: 'PICKUP' })).order.staff.cashWithCourier).toBe(0);
});

test('a delivery that is undone leaves nothing with the courier', async () => {
  const { id } = await deliver();
  const { data } = await staff.ask(
    `mutation ($input: UndoOrderStepInput!) { undoOrderStep(input: $input) { ${ORDER} } }`,
    { input: { id } },
  );
  expect(data?.undoOrderStep.order).toEqual({
    paymentStatus: 'UNPAID',
    staff: { paid: 0, due: 11_800, cashWithCourier: 0 },
  });
});
