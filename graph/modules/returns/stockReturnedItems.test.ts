import { beforeEach, expect, test } from 'vitest';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const RETURN = `return {
  number status credited deduction
  lines { isRestocked location { id } note }
  order { refundDue staff { refunded refundDue payments { kind method amount reference } } }
} errors { reason field message }`;

let admin: Shopper;

beforeEach(async () => {
  admin ??= await aShopper(server, { role: 'ADMIN' });
});

/** Creates a paid and delivered order of two rings of 10,000 each, taken from the given location. */
async function createDeliveredOrder(sourceLocationId?: string) {
  const product = await aProduct(server.prisma, { stock: 3 });
  const variantId = product.variants[0]?.id ?? '';
  const order = await anOrder(server.prisma, {
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    itemsTotal: 20_000,
    finalTotal: 20_000,
    ...{ discount: 0, shipping: 0, tax: 0 },
    lines: [{ productId: product.id, variantId, quantity: 2, unitPrice: 10_000, lineTotal: 20_000 }],
  });
  if (sourceLocationId)
    await server.prisma.stockMove.create({
      data: { variantId, locationId: sourceLocationId, delta: -2, reason: 'ORDER', orderId: order.id },
    });
  const readLevel = async (locationId: string) => {
    const stockLevel = await server.prisma.stockLevel.findFirst({ where: { variantId, locationId } });
    return stockLevel?.quantity ?? 0;
  };
  const findReturnMoves = () =>
    server.prisma.stockMove.findMany({ where: { orderId: order.id, delta: { gt: 0 } } });
  return { order, lineId: order.lines[0]?.id ?? '', readLevel, moves: findReturnMoves };
}

async function aShopLocation(overrides: Parameters<typeof aLocation>[1] = {}) {
  const { id } = await aLocation(server.prisma, { kind: 'SHOP', position: 100, ...overrides });
  return id;
}

async function startReceivedReturn(
  fixture: Awaited<ReturnType<typeof createDeliveredOrder>>,
  line: object,
  overrides: object = {},
) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: StartReturnInput!) { startReturn(input: $input) { ${RETURN} } }`,
    {
      input: {
        id: fixture.order.id,
        isReceived: true,
        lines: [{ lineId: fixture.lineId, quantity: 1, reason: 'CHANGED_MIND', ...line }],
        ...overrides,
      },
    },
  );
  expect(errors).toBeUndefined();
  return data?.startReturn;
}

test.each([
  ['DAMAGED', undefined, false],
  ['WORN', undefined, false],
  ['AS_NEW', undefined, true],
  ['DAMAGED', true, true],
])(
  'items in condition %s, with restock %s, are for sale again: %s',
  async (condition, restock, isRestocked) => {
    const { return: orderReturn } = await startReceivedReturn(
      await createDeliveredOrder(await aShopLocation()),
      {
        condition,
        restock,
      },
    );
    expect(orderReturn.lines).toMatchObject([{ isRestocked }]);
  },
);

test('returned items go to the location they were taken from, and the return names it', async () => {
  const branchId = await aShopLocation();
  const fixture = await createDeliveredOrder(branchId);
  const { return: orderReturn } = await startReceivedReturn(fixture, {});
  expect(orderReturn.lines).toEqual([{ isRestocked: true, location: { id: branchId }, note: null }]);
  expect(await fixture.readLevel(branchId)).toBe(1);
});

test('items are stocked at the location given for them, and the stock ledger shows their note', async () => {
  const branchId = await aShopLocation();
  const fixture = await createDeliveredOrder(MAIN_LOCATION_ID);
  const { return: orderReturn } = await startReceivedReturn(fixture, {
    locationId: branchId,
    note: 'Box is missing',
  });
  expect(orderReturn.lines).toEqual([
    { isRestocked: true, location: { id: branchId }, note: 'Box is missing' },
  ]);
  expect(await fixture.moves()).toMatchObject([
    { locationId: branchId, delta: 1, reason: 'RETURN', note: 'Box is missing' },
  ]);
});

test('items not for sale go to the given location, such as the workshop', async () => {
  const workshopId = await aShopLocation({ kind: 'WORKSHOP', servesOrders: false });
  const fixture = await createDeliveredOrder(MAIN_LOCATION_ID);
  const { return: orderReturn } = await startReceivedReturn(fixture, {
    restock: false,
    locationId: workshopId,
  });
  expect(orderReturn.lines).toMatchObject([{ isRestocked: false, location: { id: workshopId } }]);
  expect(await fixture.readLevel(workshopId)).toBe(1);
});

test('an inactive location is refused, and the return is not stored', async () => {
  const closedLocationId = await aShopLocation({ isActive: false });
  const fixture = await createDeliveredOrder();
  expect((await startReceivedReturn(fixture, { locationId: closedLocationId })).errors).toMatchObject([
    { reason: 'LOCATION_NOT_FOUND', field: 'lines.0.locationId' },
  ]);
  expect(await server.prisma.return.count({ where: { orderId: fixture.order.id } })).toBe(0);
});

test('an item brought to the shop is received, credited less a deduction, and refunded in one step', async () => {
  const fixture = await createDeliveredOrder();
  const { return: orderReturn, errors } = await startReceivedReturn(
    fixture,
    { condition: 'WORN' },
    {
      deduction: 500,
      deductionReason: 'Polishing',
      refund: { method: 'BANK_TRANSFER', reference: 'NIC-77' },
    },
  );
  expect(errors).toEqual([]);
  expect(orderReturn).toMatchObject({
    status: 'CLOSED',
    credited: 9_500,
    order: { staff: { refunded: 9_500, refundDue: 0 } },
  });
  expect(orderReturn.order.staff.payments).toContainEqual({
    kind: 'REFUND',
    method: 'BANK_TRANSFER',
    amount: 9_500,
    reference: 'NIC-77',
  });
});

test('the refund due can be paid in two parts', async () => {
  const fixture = await createDeliveredOrder();
  const { return: orderReturn } = await startReceivedReturn(
    fixture,
    {},
    { refund: { method: 'CASH', amount: 4_000 } },
  );
  expect(orderReturn).toMatchObject({
    status: 'RECEIVED',
    order: { staff: { refunded: 4_000, refundDue: 6_000 } },
  });
});

test('a refund above the amount paid is refused, and the return is not received', async () => {
  const fixture = await createDeliveredOrder();
  const { errors } = await startReceivedReturn(
    fixture,
    {},
    { refund: { method: 'BANK_TRANSFER', amount: 20_001 } },
  );
  expect(errors).toMatchObject([{ reason: 'REFUND_BEYOND_PAID' }]);
  expect(await fixture.moves()).toEqual([]);
  expect(await server.prisma.return.count({ where: { orderId: fixture.order.id } })).toBe(0);
});
