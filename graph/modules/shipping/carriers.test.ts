import { beforeAll, describe, expect, test } from 'vitest';
import { createOrderActions } from '#graph/modules/orderAdmin/orders/testing/orderActions.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let staff: Shopper;
let owner: Shopper;
let customer: Shopper;
const { change, findAudit, findMails } = createOrderActions(server, () => staff);
const ownerActions = createOrderActions(server, () => owner);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  customer = await aShopper(server);
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

const CARRIER = 'carrier { id name phone trackingUrl isActive version }';
const create = (input: object) => ownerActions.change('createCarrier', input, CARRIER);
const update = (input: object) => ownerActions.change('updateCarrier', input, CARRIER);
const ship = (input: object) => change('shipOrders', input, 'updated { id } failed { id reason message }');

async function plan(input: object) {
  const { data, errors } = await staff.graphql(
    `query ($input: PlanShipmentsInput!) { plannedShipments(input: $input) {
      id order { number } carrier isKnownCarrier isShipped isUnpaid problem { reason }
    } }`,
    { input },
  );
  return errors ?? data?.plannedShipments;
}

async function trackOrder(number: string) {
  const { data } = await customer.graphql(
    'query ($number: String!) { trackOrder(number: $number) { carrier trackingNumber trackingUrl } }',
    { number },
  );
  return data?.trackOrder;
}

describe('a carrier', () => {
  test('is created by default if it is common in Nepal', async () => {
    const { data } = await staff.graphql('{ carriers { name isActive trackingUrl } }');
    expect(data?.carriers).toContainEqual({ name: 'Nepal Can Move', isActive: true, trackingUrl: null });
  });

  test('can be created, renamed and deactivated, and each change is audited', async () => {
    const { carrier } = await create({
      name: 'Himal Cargo',
      trackingUrl: 'https://himal.example.com/{number}',
    });
    const { id, version, trackingUrl } = carrier;
    expect(await update({ id, version, name: 'Himal Express', isActive: false })).toMatchObject({
      carrier: { name: 'Himal Express', isActive: false, trackingUrl, version: 2 },
    });
    expect(await update({ id, trackingUrl: null })).toMatchObject({
      carrier: { name: 'Himal Express', trackingUrl: null, version: 3 },
    });
    expect(await update({ id, version, phone: '01-5555555' })).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
    expect((await findAudit(carrier.id)).map(({ action }) => action)).toEqual([
      'carrier.create',
      'carrier.update',
      'carrier.update',
    ]);
  });

  test('requires a unique name and a valid tracking URL', async () => {
    expect(await create({ name: 'nepal can move' })).toMatchObject({ errors: [{ field: 'name' }] });
    expect(await create({ name: 'Other', trackingUrl: 'javascript:{number}' })).toMatchObject({
      errors: [{ field: 'trackingUrl' }],
    });
  });

  test('cannot be changed by staff with only the permission to handle orders', async () => {
    const { errors } = await staff.graphql(
      'mutation { createCarrier(input: { name: "Mine" }) { carrier { id } } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a parcel', () => {
  test('is tracked on its carrier’s page, from the tracking page and the email', async () => {
    const { carrier } = await create({ name: 'Sajha', trackingUrl: 'https://sajha.example.com/?n={number}' });
    const { id, number } = await anOrder(server.prisma, { status: 'PROCESSING' });
    await change('updateOrderStatus', { id, status: 'SHIPPED', carrier: 'SAJHA', trackingNumber: 'S 1' });

    const trackingUrl = 'https://sajha.example.com/?n=S%201';
    expect(await trackOrder(number)).toEqual({ carrier: 'Sajha', trackingNumber: 'S 1', trackingUrl });
    const [email] = await findMails(id);
    expect(email?.html).toContain(trackingUrl);
    expect(email?.text).toContain(trackingUrl);

    await update({ id: carrier.id, name: 'Sajha Yatayat', trackingUrl: 'https://new.example.com/{number}' });
    expect(await trackOrder(number)).toMatchObject({
      carrier: 'Sajha',
      trackingUrl: 'https://new.example.com/S%201',
    });
  });

  test('of an unlisted carrier has no tracking page', async () => {
    const { id, number } = await anOrder(server.prisma, { status: 'PROCESSING' });
    await change('updateOrderStatus', { id, status: 'SHIPPED', carrier: 'A cousin', trackingNumber: '1' });
    expect(await trackOrder(number)).toEqual({ carrier: 'A cousin', trackingNumber: '1', trackingUrl: null });
  });

  test('that was marked as shipped by mistake loses its carrier when the step is undone', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING' });
    await change('updateOrderStatus', {
      id,
      status: 'SHIPPED',
      carrier: 'Upaya',
      trackingNumber: '9',
      allowUndo: true,
    });
    await change('undoOrderStep', { id });
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
      status: 'PROCESSING',
      carrier: null,
      carrierId: null,
      trackingNumber: null,
    });
  });
});

describe('several parcels', () => {
  test('are previewed before they are sent, each with its outcome', async () => {
    const [readyOrder, shippedOrder, pendingOrder, pickupOrder] = [
      await anOrder(server.prisma, { status: 'PROCESSING' }),
      await anOrder(server.prisma, { status: 'SHIPPED', trackingNumber: 'OLD-7', carrier: 'Upaya' }),
      await anOrder(server.prisma, { status: 'PENDING' }),
      await anOrder(server.prisma, { status: 'PROCESSING', fulfilment: 'PICKUP' }),
    ];
    const unpaidOrder = await anOrder(server.prisma, {
      status: 'PROCESSING',
      paymentMethod: 'BANK_TRANSFER',
    });
    const parcels = [
      { order: readyOrder.number.toLowerCase(), trackingNumber: 'A-1' },
      { order: shippedOrder.number, trackingNumber: 'A-2', carrier: 'A cousin' },
      { order: pendingOrder.number, trackingNumber: 'A-3' },
      { order: pickupOrder.number, trackingNumber: 'A-4' },
      { order: unpaidOrder.number, trackingNumber: 'A-5' },
      { order: 'JW-0000000000', trackingNumber: 'A-6' },
      { order: readyOrder.id, trackingNumber: 'A-7' },
    ];

    expect(await plan({ parcels: parcels.slice(0, 1), carrier: 'upaya' })).toMatchObject([
      {
        order: { number: readyOrder.number },
        carrier: 'Upaya',
        isKnownCarrier: true,
        isShipped: false,
        problem: null,
      },
    ]);
    expect(await plan({ parcels, carrier: 'upaya' })).toMatchObject([
      { order: { number: readyOrder.number }, problem: { reason: 'DUPLICATE_ORDER' } },
      { carrier: 'A cousin', isKnownCarrier: false, isShipped: true, problem: null },
      { problem: { reason: 'ORDER_NOT_READY_TO_SHIP' } },
      { problem: { reason: 'ORDER_NOT_FOR_DELIVERY' } },
      { isUnpaid: true, problem: null },
      { order: null, problem: { reason: 'ORDER_NOT_FOUND' } },
      { problem: { reason: 'DUPLICATE_ORDER' } },
    ]);
    expect(await server.prisma.order.findUnique({ where: { id: readyOrder.id } })).toMatchObject({
      status: 'PROCESSING',
    });
  });

  test('with the same tracking number are refused, whether the number is repeated in the list or belongs to a parcel in transit', async () => {
    const orders = [1, 2, 3, 4].map(() => anOrder(server.prisma, { status: 'PROCESSING' }));
    const [first, second, third, fourth] = await Promise.all(orders);
    await anOrder(server.prisma, { status: 'SHIPPED', trackingNumber: 'USED-1', carrier: 'Upaya' });
    const parcels = [
      { order: first?.id, trackingNumber: 'SAME-1' },
      { order: second?.id, trackingNumber: 'same-1' },
      { order: third?.id, trackingNumber: 'USED-1' },
      { order: fourth?.id, trackingNumber: 'SAME-1', carrier: 'Pathao Parcel' },
    ];
    const duplicateProblem = { reason: 'DUPLICATE_TRACKING_NUMBER' };
    expect(await plan({ parcels, carrier: 'Upaya' })).toMatchObject([
      { problem: duplicateProblem },
      { problem: duplicateProblem },
      { problem: { reason: 'PARCEL_NUMBER_USED' } },
      { problem: duplicateProblem },
    ]);
    expect(await ship({ parcels: parcels.slice(0, 2), carrier: 'Upaya' })).toMatchObject({
      updated: [],
      failed: [duplicateProblem, duplicateProblem],
    });
  });

  test('use the carrier of their order if no other is given, and are refused if there is none', async () => {
    const orderWithCarrier = await anOrder(server.prisma, { status: 'PROCESSING', carrier: 'Upaya' });
    const orderWithoutCarrier = await anOrder(server.prisma, { status: 'PROCESSING' });
    const parcels = [
      { order: orderWithCarrier.id, trackingNumber: 'OWN-1' },
      { order: orderWithoutCarrier.id, trackingNumber: 'NONE-1' },
    ];
    expect(await plan({ parcels })).toMatchObject([
      { carrier: 'Upaya', isKnownCarrier: true, problem: null },
      { carrier: null, problem: { reason: 'CARRIER_MISSING' } },
    ]);
    expect(await plan({ parcels, carrier: 'Pathao Parcel' })).toMatchObject([
      { carrier: 'Pathao Parcel' },
      { carrier: 'Pathao Parcel', problem: null },
    ]);
  });

  test('are sent independently: each sent parcel causes one email, and each refused one has a reason', async () => {
    const readyOrder = await anOrder(server.prisma, { status: 'PROCESSING' });
    const shippedOrder = await anOrder(server.prisma, { status: 'SHIPPED' });
    const unpaidOrder = await anOrder(server.prisma, {
      status: 'PROCESSING',
      paymentMethod: 'BANK_TRANSFER',
    });
    const parcels = [
      { order: readyOrder.number, trackingNumber: 'B-1' },
      { order: shippedOrder.number, trackingNumber: 'B-2', carrier: 'Pathao Parcel' },
      { order: unpaidOrder.number, trackingNumber: 'B-3' },
    ];

    expect(await ship({ parcels, carrier: 'Nepal Can Move' })).toMatchObject({
      updated: [{ id: readyOrder.id }, { id: shippedOrder.id }],
      failed: [{ id: unpaidOrder.number, reason: 'ORDER_NOT_PAID' }],
    });

    const findOrder = (id: string) => server.prisma.order.findUnique({ where: { id } });
    expect(await findOrder(readyOrder.id)).toMatchObject({
      status: 'SHIPPED',
      carrier: 'Nepal Can Move',
      trackingNumber: 'B-1',
    });
    expect(await findOrder(shippedOrder.id)).toMatchObject({
      carrier: 'Pathao Parcel',
      trackingNumber: 'B-2',
    });
    expect(await findOrder(unpaidOrder.id)).toMatchObject({ status: 'PROCESSING', trackingNumber: null });
    expect(
      await Promise.all(
        [readyOrder, shippedOrder, unpaidOrder].map(async ({ id }) => (await findMails(id)).length),
      ),
    ).toEqual([1, 1, 0]);
    const alreadyShippedOrder = await anOrder(server.prisma, { status: 'SHIPPED' });
    await ship({
      parcels: [{ order: alreadyShippedOrder.id, trackingNumber: 'B-4' }],
      carrier: 'Upaya',
      notifyCustomers: false,
    });
    expect(await findMails(alreadyShippedOrder.id)).toEqual([]);
    expect(await ship({ parcels: parcels.slice(2), carrier: 'Upaya', allowUnpaid: true })).toMatchObject({
      failed: [],
    });
  });

  test('each require a tracking number', async () => {
    expect(await ship({ parcels: [{ order: 'JW-1', trackingNumber: ' ' }] })).toMatchObject({
      errors: [{ field: 'parcels.0.trackingNumber' }],
    });
  });

  test('are refused for a deactivated carrier', async () => {
    const { carrier } = await create({ name: 'Gone Couriers' });
    await update({ id: carrier.id, isActive: false });
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING' });
    const parcels = [{ order: id, trackingNumber: 'C-1', carrier: 'Gone Couriers' }];
    expect(await ship({ parcels })).toMatchObject({ failed: [{ reason: 'CARRIER_SWITCHED_OFF' }] });
  });
});
