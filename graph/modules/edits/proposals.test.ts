import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { editOrders, WITHDRAW } from './testing/editOrders.ts';

const server = useTestServer();
let staff: Shopper;
let customer: Shopper;
let ring: Product & { variants: Variant[] };
let chain: Product & { variants: Variant[] };
const { place, edit, quote, answer, findStock, countReserved, findEditEmails } = editOrders(
  server,
  () => staff,
);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
  customer = await aShopper(server);
});
beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  await server.prisma.order.updateMany({ data: { placedFrom: null, paymentStatus: 'PAID' } });
  ring = await aProduct(server.prisma, { price: 10_000, stock: 5 });
  chain = await aProduct(server.prisma, { name: 'Chain', price: 1_500, stock: 1 });
});

const findStocks = async () => [
  await findStock(ring.variants[0]?.id),
  await findStock(chain.variants[0]?.id),
];
const updateStatus = async (id: string, status: string) => {
  const document = `mutation ($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) { order { version } errors { message } }
  }`;
  const { data } = await staff.graphql(document, { input: { id, status, note: 'As agreed' } });
  expect(data?.updateOrderStatus.errors).toEqual([]);
};

/** Places an order of one ring for the customer, and proposes to add another ring and a chain. */
async function propose(overrides: object = {}, client: Shopper | undefined = customer) {
  const order = await place([{ productId: ring.id, quantity: 1 }], {}, client);
  const editResult = await edit(order.id, {
    lines: [
      { lineId: order.lines[0]?.id, quantity: 2 },
      { productId: chain.id, quantity: 1 },
    ],
    agreement: 'MAIL',
    message: 'A chain goes well with it.',
    ...overrides,
  });
  expect(editResult.errors).toEqual([]);
  return { order, edited: editResult, proposalId: editResult.proposal.id as string };
}

test('a proposal reserves its added items, and is emailed to the customer', async () => {
  const { order, edited: editResult } = await propose({ contact: { phone: '9841000077' } });

  expect(editResult.order).toMatchObject({
    version: 3,
    contact: { phone: '+9779841000077' },
    totals: { finalTotal: 11_800 },
    lines: [{ quantity: 1 }],
    proposal: {
      difference: 13_570,
      due: 25_370,
      totals: { finalTotal: 25_370 },
      lines: [{ quantity: 2 }, { sku: chain.variants[0]?.sku, quantity: 1 }],
      changes: [{ part: 'LINES' }, { part: 'TOTAL' }],
    },
  });
  expect(await findStocks()).toEqual([3, 0]);
  expect(await countReserved(order.id)).toBe(3);
  const emails = await findEditEmails(order.id);
  expect(emails.map(({ template }) => template)).toEqual(['orderProposed']);
  expect(emails[0]?.text).toContain('A chain goes well with it.');
  expect(emails[0]?.text?.toLowerCase()).toContain('already changed, as you requested');
  expect(emails[0]?.text).toContain(`/#/orders/${order.id}`);
  expect(editResult.order.timeline.at(-1).note).toBe('A change was proposed: items.');
});

test('accepting a proposal applies it at the proposed prices, without moving stock twice', async () => {
  const { order, proposalId } = await propose();
  await server.prisma.variant.updateMany({ where: { productId: ring.id }, data: { price: 10_000 } });

  const { order: acceptedResult, errors } = await answer(
    { id: order.number, proposalId, accept: true },
    customer,
  );

  expect(errors).toEqual([]);
  expect(acceptedResult).toMatchObject({
    proposal: null,
    totals: { items: 21_500, finalTotal: 25_370 },
    lines: [
      { id: order.lines[0]?.id, quantity: 2 },
      { quantity: 1, unitPrice: 1_500 },
    ],
  });
  expect(await findStocks()).toEqual([3, 0]);
  expect(await countReserved(order.id)).toBe(3);
  expect((await findEditEmails(order.id)).at(-1)?.template).toBe('orderChanged');
  const secondAnswer = await answer({ id: order.id, proposalId, accept: false }, customer);
  expect(secondAnswer.errors).toMatchObject([{ reason: 'PROPOSAL_NO_LONGER_OPEN' }]);
});

test('declining a proposal changes nothing and is visible to staff', async () => {
  const { order, proposalId } = await propose();

  const { order: declinedOrder } = await answer({ id: order.id, proposalId, accept: false }, customer);

  expect(declinedOrder).toMatchObject({
    proposal: null,
    totals: { finalTotal: 11_800 },
    lines: [{ quantity: 1 }],
  });
  expect(await findStocks()).toEqual([4, 1]);
  expect(await countReserved(order.id)).toBe(1);
  expect(await server.prisma.orderProposal.findUnique({ where: { id: proposalId } })).toMatchObject({
    status: 'DECLINED',
    endedAt: server.clock.now,
  });
});

test('a guest can answer with the order’s token, but nobody else can', async () => {
  const order = await place([{ productId: ring.id, quantity: 1 }]);
  const lines = [{ lineId: order.lines[0]?.id, quantity: 2 }];
  const { proposal } = await edit(order.id, { lines, agreement: 'MAIL' });
  const answerInput = { id: order.id, proposalId: proposal.id, accept: true };

  for (const [wrongInput, client] of [
    [answerInput],
    [{ ...answerInput, guestToken: 'x' }],
    [answerInput, customer],
  ] as const)
    expect(await answer(wrongInput, client)).toMatchObject({
      order: null,
      errors: [{ reason: 'ORDER_NOT_FOUND' }],
    });
  const { errors } = await answer({ ...answerInput, guestToken: order.guestToken });
  expect(errors).toEqual([]);
  expect(await countReserved(order.id)).toBe(2);
});

test('staff can answer for the customer only with a note of the agreement', async () => {
  const { order, proposalId } = await propose();
  const answerInput = { id: order.id, proposalId, accept: true };

  expect((await answer(answerInput, staff)).errors).toMatchObject([{ field: 'note' }]);
  expect((await answer({ ...answerInput, note: 'She called at 3 pm' }, staff)).errors).toEqual([]);
  const event = await server.prisma.orderEvent.findFirst({
    where: { orderId: order.id, kind: 'EDIT', note: 'Changed: items.' },
  });
  expect(event?.data).toMatchObject({ agreement: { by: 'PHONE', note: 'She called at 3 pm' } });
});

test('an unanswered proposal expires, and its stock is released', async () => {
  const { order, proposalId, edited: editResult } = await propose();
  const { now } = server.clock;
  server.clock.now = new Date(editResult.proposal.expiresAt);
  try {
    expect(
      (await answer({ id: order.id, proposalId, accept: true, note: 'Late' }, staff)).errors,
    ).toMatchObject([{ reason: 'PROPOSAL_CLOSED' }]);
    await runJobs(server);
    await runJobs(server);
  } finally {
    server.clock.now = now;
  }
  expect(await findStocks()).toEqual([4, 1]);
  expect(await countReserved(order.id)).toBe(1);
  expect(await server.prisma.orderProposal.findUnique({ where: { id: proposalId } })).toMatchObject({
    status: 'EXPIRED',
  });
  const { note } = await server.prisma.orderEvent.findFirstOrThrow({
    where: { orderId: order.id },
    orderBy: { id: 'desc' },
  });
  expect(note).toBe('Proposed change expired.');
});

test('a newer edit supersedes a proposal, whether the edit is itself proposed or applied immediately', async () => {
  const { order, proposalId } = await propose();
  const lines = [{ lineId: order.lines[0]?.id, quantity: 4 }];

  const second = await edit(order.id, { lines, agreement: 'MAIL' });
  expect(await findStocks()).toEqual([1, 1]);
  const appliedEdit = await edit(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 3 }] });

  expect(appliedEdit.order).toMatchObject({ proposal: null, lines: [{ quantity: 3 }] });
  expect(appliedEdit.order.staff.proposals).toEqual([{ status: 'SUPERSEDED' }, { status: 'SUPERSEDED' }]);
  expect(await findStocks()).toEqual([2, 1]);
  expect(await countReserved(order.id)).toBe(3);
  for (const id of [proposalId, second.proposal.id])
    expect((await answer({ id: order.id, proposalId: id, accept: true }, customer)).errors).toMatchObject([
      { reason: 'PROPOSAL_NO_LONGER_OPEN' },
    ]);
});

test('items reserved for a proposal are available to another edit of the order', async () => {
  const { order } = await propose();
  const fullQuote = await quote(order.id, {
    lines: [
      { lineId: order.lines[0]?.id, quantity: 5 },
      { productId: chain.id, quantity: 1 },
    ],
  });
  expect(fullQuote.errors).toEqual([]);
});

test.each([
  ['CANCELLED', ['CANCELLED'], [5, 1], 0],
  ['SHIPPED', ['CONFIRMED', 'PROCESSING', 'SHIPPED'], [4, 1], 1],
] as const)(
  'the items of an order that is %s in the meantime stay unchanged, and the proposal’s stock is released',
  async (_to, statuses, expectedStock, reservedQuantity) => {
    const { order, proposalId } = await propose();
    for (const status of statuses) await updateStatus(order.id, status);

    expect(await findStocks()).toEqual(expectedStock);
    expect(await countReserved(order.id)).toBe(reservedQuantity);
    expect((await answer({ id: order.id, proposalId, accept: true }, customer)).errors).toMatchObject([
      { reason: 'PROPOSAL_NO_LONGER_OPEN' },
    ]);
  },
);

test('a payment and a change of address do not close a proposal', async () => {
  const { order, proposalId } = await propose();
  await staff.graphql(
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { message } } }',
    { input: { id: order.id, method: 'CASH', amount: 11_800 } },
  );
  await edit(order.id, { shippingAddress: { street: 'Patan 3' }, agreement: null });
  expect(await findStocks()).toEqual([3, 0]);

  const { order: acceptedResult, errors } = await answer(
    { id: order.id, proposalId, accept: true },
    customer,
  );
  expect(errors).toEqual([]);
  expect(acceptedResult).toMatchObject({ paymentStatus: 'PART_PAID', due: 13_570 });
});

test('staff can withdraw an open proposal', async () => {
  const { order, proposalId } = await propose();
  const withdraw = async () =>
    (await staff.graphql(WITHDRAW, { input: { id: order.id, proposalId } })).data?.withdrawOrderProposal;

  expect((await withdraw()).order).toMatchObject({
    proposal: null,
    staff: { proposals: [{ status: 'WITHDRAWN' }] },
  });
  expect(await findStocks()).toEqual([4, 1]);
  const moves = await server.prisma.stockMove.findMany({
    where: { orderId: order.id, reason: { not: 'ORDER' } },
    orderBy: { id: 'asc' },
  });
  expect(moves.map(({ reason, delta }) => `${reason} ${delta}`).toSorted()).toEqual([
    'RESERVED -1',
    'RESERVED -1',
    'RESERVED 1',
    'RESERVED 1',
  ]);
  expect((await withdraw()).errors).toMatchObject([{ reason: 'PROPOSAL_CLOSED' }]);
});

test('a proposal for an order without reserved stock reserves nothing, and cannot be accepted if its items are sold out', async () => {
  const order = await place([{ productId: ring.id, quantity: 1 }], {}, customer);
  await staff.graphql(
    'mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { errors { message } } }',
    {
      input: { id: order.id, reason: 'Again' },
    },
  );
  const pendingOrder = await server.prisma.order.update({
    where: { id: order.id },
    data: { status: 'PENDING', isStockReserved: false },
    include: { lines: true },
  });
  const { proposal } = await edit(order.id, {
    lines: [
      { lineId: pendingOrder.lines[0]?.id, quantity: 1 },
      { productId: chain.id, quantity: 1 },
    ],
    agreement: 'MAIL',
  });
  expect(await findStocks()).toEqual([5, 1]);
  await updateStatus(order.id, 'CONFIRMED');
  await place([{ productId: chain.id, quantity: 1 }]);

  const lateResult = await answer({ id: order.id, proposalId: proposal.id, accept: true }, customer);
  expect(lateResult).toMatchObject({ order: null, errors: [{ reason: 'PROPOSED_ITEMS_OUT_OF_STOCK' }] });
  expect(await countReserved(order.id)).toBe(1);
});
