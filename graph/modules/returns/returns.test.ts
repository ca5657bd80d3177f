import { beforeEach, describe, expect, test } from 'vitest';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const DAY = 86_400_000;

const RETURN = `return {
  number status wish credited goods shipping deduction deductionReason declineReason instructions isCancellable
  lines { quantity received condition isRestocked credited reason words }
  order {
    status refundDue paymentStatus
    lines { quantity returned returnable }
    staff { paid refunded credited due refundDue payments { kind amount note } }
  }
} errors { code reason field message }`;
const RETURN_SELECTION = `return { id number status isCancellable lines { quantity reason words } photos { url } } errors { code reason field message }`;

let admin: Shopper;
let shopper: Shopper;

beforeEach(async () => {
  admin ??= await aShopper(server, { role: 'ADMIN' });
  shopper = await aShopper(server);
});

/** Creates a paid order of two rings and a chain, delivered yesterday. */
async function createDeliveredOrder(fields: Record<string, unknown> = {}) {
  const product = await aProduct(server.prisma, { stock: 3 });
  const [variant] = product.variants;
  const fixture = { productId: product.id, variantId: variant?.id };
  const order = await anOrder(server.prisma, {
    userId: shopper.user.id,
    contactEmail: shopper.user.email,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    placedAt: new Date(server.clock.now.getTime() - DAY),
    itemsTotal: 25_000,
    discount: 2_500,
    shipping: 200,
    tax: 4_050,
    finalTotal: 26_750,
    lines: [
      { ...fixture, quantity: 2, unitPrice: 10_000, lineTotal: 20_000 },
      { ...fixture, name: 'Chain', unitPrice: 5_000, lineTotal: 5_000 },
    ],
    ...fields,
  });
  const [ringLineId = '', chainLineId = ''] = order.lines.map(({ id }) => id);
  const readStock = async () =>
    (await server.prisma.variant.findFirstOrThrow({ where: { id: variant?.id } })).stock;
  return { order, ringLineId, chainLineId, readStock };
}

type DeliveredOrder = Awaited<ReturnType<typeof createDeliveredOrder>>;

async function runMutation(
  name: string,
  input: Record<string, unknown>,
  { graphql = admin.graphql, selection = RETURN }: { graphql?: Shopper['graphql']; selection?: string } = {},
) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

const request = (input: Record<string, unknown>, graphql: Shopper['graphql'] = shopper.graphql) =>
  runMutation('requestReturn', { wish: 'REFUND', ...input }, { graphql, selection: RETURN_SELECTION });

const buildLine = (lineId: string, quantity = 1, fields = {}) => ({
  lineId,
  quantity,
  reason: 'WRONG_SIZE',
  ...fields,
});

async function receive(number: string, fields: Record<string, unknown> = {}) {
  const orderReturn = await server.prisma.return.findUniqueOrThrow({
    where: { number },
    include: { lines: true },
  });
  const lines = orderReturn.lines.map(({ id, quantity }) => {
    return { lineId: id, received: quantity, condition: 'AS_NEW', restock: true };
  });
  return runMutation('receiveReturn', { id: number, lines, ...fields });
}

describe('a shopper', () => {
  test('requests a return of delivered items, and the store is emailed', async () => {
    const { order, ringLineId } = await createDeliveredOrder();
    const result = await request({
      id: order.number,
      lines: [buildLine(ringLineId, 1, { words: 'It does not go over the knuckle.' })],
    });
    expect(result.errors).toEqual([]);
    expect(result.return).toMatchObject({
      number: expect.stringMatching(/^RT-[0-9A-Z]{10}$/),
      status: 'REQUESTED',
      isCancellable: true,
      lines: [{ quantity: 1, reason: 'WRONG_SIZE', words: 'It does not go over the knuckle.' }],
    });
    const emails = await server.prisma.mail.findMany({ where: { text: { contains: result.return.number } } });
    expect(emails.map(({ template }) => template).sort()).toEqual(['returnNotice', 'returnRequested']);
    expect(emails.find(({ template }) => template === 'returnNotice')?.text).toContain('over the knuckle');
  });

  test('cannot return more items than were bought and are not already in an open return', async () => {
    const { order, ringLineId } = await createDeliveredOrder();
    expect((await request({ id: order.id, lines: [buildLine(ringLineId, 3)] })).errors).toMatchObject([
      {
        reason: 'RETURN_QUANTITY_TOO_HIGH',
        field: 'lines.0.quantity',
        message: 'You can return no more than 2 of these.',
      },
    ]);
    await request({ id: order.id, lines: [buildLine(ringLineId, 2)] });
    expect((await request({ id: order.id, lines: [buildLine(ringLineId)] })).errors).toMatchObject([
      { reason: 'RETURN_NOTHING_RETURNABLE' },
    ]);
  });

  test('gets one return for two simultaneous requests for the same item', async () => {
    const { order, chainLineId } = await createDeliveredOrder();
    const sendRequest = () => request({ id: order.id, lines: [buildLine(chainLineId)] });
    const results = await Promise.all([sendRequest(), sendRequest()]);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ reason: 'RETURN_NOTHING_RETURNABLE' }]);
    expect(await server.prisma.return.count({ where: { orderId: order.id } })).toBe(1);
  });

  test('can return items within the return period of the store, counted in calendar days in Kathmandu', async () => {
    const lateFixture = await createDeliveredOrder({
      placedAt: new Date(server.clock.now.getTime() - 8 * DAY),
    });
    expect(
      (await request({ id: lateFixture.order.id, lines: [buildLine(lateFixture.ringLineId)] })).errors,
    ).toMatchObject([{ reason: 'RETURN_PERIOD_EXPIRED' }]);
    const justInTimeFixture = await createDeliveredOrder({
      placedAt: new Date(server.clock.now.getTime() - 7 * DAY),
    });
    const { errors } = await request({
      id: justInTimeFixture.order.id,
      lines: [buildLine(justInTimeFixture.ringLineId)],
    });
    expect(errors).toEqual([]);
  });

  test('cannot return items not yet delivered', async () => {
    const { order, ringLineId } = await createDeliveredOrder({ status: 'SHIPPED' });
    expect((await request({ id: order.id, lines: [buildLine(ringLineId)] })).errors).toMatchObject([
      { reason: 'RETURN_BEFORE_DELIVERY' },
    ]);
  });

  test('cannot use a reason reserved for carriers, or return another customer’s order', async () => {
    const { order, ringLineId } = await createDeliveredOrder();
    const refusedRequest = await request({
      id: order.id,
      lines: [buildLine(ringLineId, 1, { reason: 'RECIPIENT_ABSENT' })],
    });
    expect(refusedRequest.errors).toMatchObject([{ code: 'INVALID', field: 'lines.0.reason' }]);
    const other = await aShopper(server);
    expect(
      (await request({ id: order.id, lines: [buildLine(ringLineId)] }, other.graphql)).errors,
    ).toMatchObject([{ reason: 'ORDER_NOT_FOUND' }]);
  });

  test('can cancel a return until the store has decided', async () => {
    const { order, ringLineId, chainLineId } = await createDeliveredOrder();
    const { return: first } = await request({ id: order.id, lines: [buildLine(ringLineId)] });
    const cancel = (id: string) =>
      runMutation('cancelReturn', { id }, { graphql: shopper.graphql, selection: RETURN_SELECTION });
    expect((await cancel(first.id)).return.status).toBe('CANCELLED');
    const { return: other } = await request({ id: order.id, lines: [buildLine(chainLineId)] });
    await runMutation('approveReturn', { id: other.id });
    expect((await cancel(other.id)).errors).toMatchObject([{ reason: 'RETURN_DECIDED' }]);
  });
});

test('a guest can request a return only with the order’s token', async () => {
  const order = await aGuestOrder(server, { status: 'DELIVERED', paymentStatus: 'PAID' });
  const input = { id: order.id, lines: [buildLine(order.lines[0]?.id ?? '')] };
  const graphqlAsGuest: Shopper['graphql'] = (document, variables) => server.graphql(document, variables);
  expect((await request(input, graphqlAsGuest)).errors).toMatchObject([{ reason: 'ORDER_NOT_FOUND' }]);
  const guestToken = signGuestToken(order.number, server.secrets);
  const { return: orderReturn } = await request({ ...input, guestToken }, graphqlAsGuest);
  expect(orderReturn.status).toBe('REQUESTED');
  const { data } = await server.graphql(
    'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { returns { number } } }',
    { id: order.id, guestToken },
  );
  expect(data?.order.returns).toEqual([{ number: orderReturn.number }]);
  const cancel = (fields: object) =>
    runMutation(
      'cancelReturn',
      { id: orderReturn.id, ...fields },
      { graphql: graphqlAsGuest, selection: RETURN_SELECTION },
    );
  expect((await cancel({})).errors).toMatchObject([{ reason: 'RETURN_NOT_FOUND' }]);
  expect((await cancel({ guestToken })).return.status).toBe('CANCELLED');
});

describe('staff', () => {
  async function requestReturn({ order, ringLineId }: DeliveredOrder, quantity = 1) {
    const { return: orderReturn } = await request({ id: order.id, lines: [buildLine(ringLineId, quantity)] });
    return orderReturn.number as string;
  }

  test('approve a return with instructions or decline it with a reason, and the customer is emailed the text', async () => {
    const fixture = await createDeliveredOrder();
    const first = await requestReturn(fixture);
    const approvalResult = await runMutation('approveReturn', {
      id: first,
      instructions: 'By registered post, please.',
    });
    expect(approvalResult.return).toMatchObject({
      status: 'APPROVED',
      instructions: 'By registered post, please.',
    });
    const other = await requestReturn(fixture);
    const declineResult = await runMutation('declineReturn', { id: other, reason: 'It was engraved.' });
    expect(declineResult.return).toMatchObject({ status: 'DECLINED', declineReason: 'It was engraved.' });
    expect((await runMutation('approveReturn', { id: other })).errors).toMatchObject([
      { reason: 'RETURN_IS_FINAL' },
    ]);
    const emails = await server.prisma.mail.findMany({
      where: { orderId: fixture.order.id, template: { in: ['returnApproved', 'returnDeclined'] } },
      orderBy: { id: 'asc' },
    });
    expect(emails[0]?.text).toContain('By registered post, please.');
    expect(emails[0]?.text).toContain('Balkumari');
    expect(emails[1]?.text).toContain('It was engraved.');
  });

  test('receive one ring, which is restocked and credited, while the order stays delivered', async () => {
    const fixture = await createDeliveredOrder();
    const { return: orderReturn, errors } = await receive(await requestReturn(fixture));
    expect(errors).toEqual([]);
    // The ring accounts for 10,000/25,000 of the amount paid, excluding shipping.
    expect(orderReturn).toMatchObject({
      status: 'RECEIVED',
      credited: 10_620,
      goods: 10_620,
      shipping: 0,
      lines: [{ received: 1, condition: 'AS_NEW', isRestocked: true, credited: 10_620 }],
      order: {
        status: 'DELIVERED',
        refundDue: 10_620,
        lines: [
          { quantity: 2, returned: 1, returnable: 1 },
          { quantity: 1, returned: 0, returnable: 1 },
        ],
        staff: { credited: 10_620, refundDue: 10_620, due: 0 },
      },
    });
    expect(await fixture.readStock()).toBe(4);
  });

  test('receive a worn item without restocking it, and deduct an amount with a reason', async () => {
    const fixture = await createDeliveredOrder();
    const number = await requestReturn(fixture);
    const orderReturn = await server.prisma.return.findUniqueOrThrow({
      where: { number },
      include: { lines: true },
    });
    const lines = [{ lineId: orderReturn.lines[0]?.id, received: 1, condition: 'WORN', restock: false }];
    expect((await receive(number, { lines, deduction: 20_000, deductionReason: 'x' })).errors).toMatchObject([
      { reason: 'DEDUCTION_TOO_LARGE', field: 'deduction' },
    ]);
    expect((await receive(number, { lines, deduction: 620 })).errors).toMatchObject([
      { reason: 'DEDUCTION_WITHOUT_REASON' },
    ]);
    const { return: receivedReturn } = await receive(number, {
      lines,
      deduction: 620,
      deductionReason: 'Polished again.',
    });
    expect(receivedReturn).toMatchObject({
      credited: 10_000,
      deduction: 620,
      deductionReason: 'Polished again.',
      order: { refundDue: 10_000 },
    });
    expect(await fixture.readStock()).toBe(3);
    expect(await server.prisma.stockMove.count({ where: { orderId: fixture.order.id } })).toBe(0);
  });

  test('credit shipping once if the store is at fault', async () => {
    const { order, ringLineId, chainLineId } = await createDeliveredOrder();
    const { return: orderReturn } = await request({
      id: order.id,
      lines: [buildLine(ringLineId, 1, { reason: 'DAMAGED' })],
    });
    expect((await receive(orderReturn.number)).return).toMatchObject({ shipping: 200, credited: 10_820 });
    const { return: other } = await request({ id: order.id, lines: [buildLine(chainLineId)] });
    expect((await receive(other.number, { creditShipping: true })).errors).toMatchObject([
      { reason: 'SHIPPING_CREDITED' },
    ]);
  });

  test('mark the order as returned when they receive its last item, with credits that add up to its total', async () => {
    const fixture = await createDeliveredOrder();
    await receive(await requestReturn(fixture));
    await receive(await requestReturn(fixture), { creditShipping: true });
    const { return: lastReturn } = await runMutation('startReturn', {
      id: fixture.order.id,
      isReceived: true,
      lines: [buildLine(fixture.chainLineId)],
      refund: { method: 'CASH' },
    });
    expect(lastReturn).toMatchObject({
      status: 'CLOSED',
      order: {
        status: 'RETURNED',
        paymentStatus: 'REFUNDED',
        refundDue: 0,
        staff: { credited: 26_750, refunded: 26_750 },
      },
    });
    const returnRows = await server.prisma.return.findMany({ where: { orderId: fixture.order.id } });
    expect(returnRows.map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    expect(await fixture.readStock()).toBe(6);
  });

  test('receive a return with no refund due, which closes it immediately', async () => {
    const fixture = await createDeliveredOrder({ paymentStatus: 'UNPAID', paid: 0 });
    const { return: orderReturn } = await receive(await requestReturn(fixture));
    expect(orderReturn).toMatchObject({ status: 'CLOSED', order: { staff: { due: 16_130, refundDue: 0 } } });
  });

  test('credit only the received items, so that the others can be returned later', async () => {
    const fixture = await createDeliveredOrder();
    const number = await requestReturn(fixture, 2);
    const orderReturn = await server.prisma.return.findUniqueOrThrow({
      where: { number },
      include: { lines: true },
    });
    const buildReceivedLines = (receivedQuantity: number) => [
      { lineId: orderReturn.lines[0]?.id, received: receivedQuantity, condition: 'AS_NEW', restock: true },
    ];
    expect((await receive(number, { lines: buildReceivedLines(0) })).errors).toMatchObject([
      { reason: 'RETURN_NOTHING_RECEIVED' },
    ]);
    expect((await receive(number, { lines: buildReceivedLines(3) })).errors).toMatchObject([
      { reason: 'RETURN_QUANTITY_TOO_HIGH' },
    ]);
    expect((await receive(number, { lines: buildReceivedLines(1) })).return.order.lines[0]).toEqual({
      quantity: 2,
      returned: 1,
      returnable: 1,
    });
    expect((await receive(number)).errors).toMatchObject([{ reason: 'RETURN_STATUS_CHANGE_NOT_ALLOWED' }]);
  });

  test('receive an unpaid parcel refused on delivery, but only with all its items', async () => {
    const fixture = await createDeliveredOrder({
      status: 'SHIPPED',
      paymentMethod: 'COD',
      paymentStatus: 'UNPAID',
      paid: 0,
    });
    const start = (fields: object) =>
      runMutation('startReturn', { id: fixture.order.id, isReceived: true, ...fields });
    expect((await start({ isReceived: false })).errors).toMatchObject([
      { reason: 'RETURN_PARCEL_NOT_RECEIVED' },
    ]);
    expect(
      (await start({ lines: [buildLine(fixture.ringLineId, 1, { reason: 'RECIPIENT_ABSENT' })] })).errors,
    ).toMatchObject([{ reason: 'UNDELIVERED_PARCEL_PARTIAL_RETURN' }]);
    const { return: orderReturn } = await start({ reason: 'RECIPIENT_ABSENT' });
    expect(orderReturn).toMatchObject({
      status: 'CLOSED',
      lines: [{ reason: 'RECIPIENT_ABSENT' }, { reason: 'RECIPIENT_ABSENT' }],
      order: { status: 'RETURNED', paymentStatus: 'UNPAID', staff: { due: 0, refundDue: 0 } },
    });
    expect(await fixture.readStock()).toBe(6);
  });

  test('mark an order as returned, which returns all remaining items and cancels open returns', async () => {
    const fixture = await createDeliveredOrder();
    const openReturnNumber = await requestReturn(fixture);
    const UPDATE_STATUS = `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) {
      order { status returns { number status lines { quantity reason } } staff { refundDue } } errors { message } } }`;
    const { data } = await admin.graphql(UPDATE_STATUS, {
      input: { id: fixture.order.id, status: 'RETURNED' },
    });
    expect(data?.updateOrderStatus.order).toMatchObject({
      status: 'RETURNED',
      returns: [
        { status: 'RECEIVED', lines: [{ quantity: 2, reason: 'OTHER' }, { quantity: 1 }] },
        { number: openReturnNumber, status: 'CANCELLED' },
      ],
      staff: { refundDue: 26_750 },
    });
    expect(await fixture.readStock()).toBe(6);
  });

  test('restock a return once if two colleagues receive it simultaneously', async () => {
    const fixture = await createDeliveredOrder();
    const number = await requestReturn(fixture);
    const results = await Promise.all([receive(number), receive(number)]);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([
      { reason: 'RETURN_STATUS_CHANGE_NOT_ALLOWED' },
    ]);
    expect(await fixture.readStock()).toBe(4);
  });

  test('close a return even if a refund is still due', async () => {
    const number = await requestReturn(await createDeliveredOrder());
    await receive(number);
    expect((await runMutation('closeReturn', { id: number })).return).toMatchObject({
      status: 'CLOSED',
      order: { refundDue: 10_620 },
    });
  });

  test('find returns by number, order, customer and status', async () => {
    const fixture = await createDeliveredOrder({ contactName: 'Maya Tamang Lama' });
    const number = await requestReturn(fixture);
    const LIST = `query ($filter: AdminReturnFilter) { adminReturns(filter: $filter) {
      totalCount edges { node { number } } } }`;
    const listNumbers = async (filter: Record<string, unknown>) => {
      const { data, errors } = await admin.graphql(LIST, { filter });
      expect(errors).toBeUndefined();
      return data?.adminReturns.edges.map(({ node }: { node: { number: string } }) => node.number);
    };
    for (const search of [number, number.toLowerCase(), fixture.order.number, 'tamang lama'])
      expect(await listNumbers({ search })).toEqual([number]);
    const orderFilter = { orderId: fixture.order.id };
    expect(await listNumbers({ ...orderFilter, status: ['REQUESTED'], reason: 'WRONG_SIZE' })).toEqual([
      number,
    ]);
    expect(await listNumbers({ ...orderFilter, status: ['CLOSED'] })).toEqual([]);
    expect(await listNumbers({ ...orderFilter, wish: 'EXCHANGE' })).toEqual([]);
  });
});
