import { beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { extractPdfTexts } from '../../print/testing/pdfTexts.ts';

const NOTES = `creditNotes { id number reason note taxable tax total url invoice { number } lines { name quantity amount } }`;
const MUTATIONS = {
  startReturn: `mutation ($input: StartReturnInput!) { startReturn(input: $input) {
    return { creditNote { number } order { ${NOTES} } } errors { reason } } }`,
  refundOrder: `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { order { ${NOTES} } errors { reason } } }`,
  setPaymentStatus: `mutation ($input: SetPaymentStatusInput!) {
    setPaymentStatus(input: $input) { order { ${NOTES} } errors { reason } } }`,
  adminCancelOrder: `mutation ($input: AdminCancelOrderInput!) {
    adminCancelOrder(input: $input) { order { ${NOTES} } errors { reason } } }`,
  updateOrderStatus: `mutation ($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) { order { ${NOTES} } errors { reason } } }`,
};

const server = useTestServer();
let token: string;

beforeAll(async () => {
  await server.prisma.storeSetting.create({ data: { key: 'pan', value: '301234567' } });
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

async function change(name: keyof typeof MUTATIONS, input: Record<string, unknown>) {
  const { data, errors } = await server.graphql(MUTATIONS[name], { input }, { token });
  expect(errors).toBeUndefined();
  expect(data?.[name].errors).toEqual([]);
  return data?.[name];
}

async function readPdfText(url: string, authToken: string): Promise<string> {
  const { rawPayload } = await server.app.inject({ url, headers: { authorization: `Bearer ${authToken}` } });
  return extractPdfTexts(rawPayload).join('\n').replaceAll('\n', ' ');
}

/** Creates an order of two rings with shipping, by default delivered, and issues its invoice. */
async function createBilledOrder(overrides: Parameters<typeof anOrder>[1] = {}) {
  const { id: productId, variants } = await aProduct(server.prisma, { stock: 3 });
  const order = await anOrder(server.prisma, {
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    buyerPan: '609876543',
    itemsTotal: 20_000,
    shipping: 200,
    tax: 3600,
    finalTotal: 23_800,
    lines: [
      {
        name: 'Ring',
        quantity: 2,
        unitPrice: 10_000,
        lineTotal: 20_000,
        productId,
        variantId: variants[0]?.id,
      },
    ],
    ...overrides,
  });
  await readPdfText(`/invoices/${order.id}`, token);
  const [line] = order.lines;
  return { order, back: { lineId: line?.id, quantity: 1, reason: 'WRONG_SIZE' } };
}

describe('a credit note', () => {
  test('is issued for returned items, with their share of the tax, and appears on their invoice', async () => {
    const { order, back } = await createBilledOrder();
    const { return: createdReturn } = await change('startReturn', {
      id: order.id,
      isReceived: true,
      lines: [back],
      deduction: 800,
      deductionReason: 'A scratch',
    });
    const [note] = createdReturn.order.creditNotes;
    expect(note).toMatchObject({
      number: createdReturn.creditNote.number,
      reason: 'RETURN',
      note: 'A scratch',
      taxable: 9322,
      tax: 1678,
      total: 11_000,
      lines: [{ name: 'Ring', quantity: 1, amount: 11_800 }],
    });
    const original = await readPdfText(note.url, token);
    expect(original).toMatch(/^Credit note .*PAN\/VAT no\. 301234567/);
    expect(original).toMatch(/No\. CN-2083\/84-\d{6} · .* \(\d+ \w+ 2083 BS\)/);
    expect(original).toContain(`Original invoice ${note.invoice.number}`);
    expect(original).toContain('PAN 609876543');
    expect(original).toContain('Deduction incl. tax -NPR 800');
    expect(original).toContain('Taxable amount NPR 9,322 Tax (18%) NPR 1,678 Total credited NPR 11,000');
    expect(original).not.toContain('Copy');
    expect(await readPdfText(note.url, token)).toContain('Copy of the original');
    expect(await readPdfText(`/invoices/${order.id}`, token)).toContain(`Credit note ${note.number}`);
  });

  test('cancels the invoice to the rupee when everything is returned', async () => {
    const { order, back } = await createBilledOrder();
    await change('startReturn', { id: order.id, isReceived: true, lines: [back] });
    await change('startReturn', {
      id: order.id,
      isReceived: true,
      lines: [back],
      creditShipping: true,
    });
    const { _sum } = await server.prisma.creditNote.aggregate({
      where: { invoice: { orderId: order.id } },
      _sum: { taxable: true, tax: true, total: true },
    });
    expect(_sum).toEqual({ taxable: 20_000, tax: 3600, total: 23_800 });
  });

  test('is issued for a parcel refused at the door, even though nothing was paid', async () => {
    const { order } = await createBilledOrder({
      status: 'PROCESSING',
      paymentStatus: 'UNPAID',
      paymentMethod: 'COD',
    });
    await change('updateOrderStatus', { id: order.id, status: 'SHIPPED' });
    const { order: returnedOrder } = await change('updateOrderStatus', { id: order.id, status: 'RETURNED' });
    expect(returnedOrder.creditNotes).toMatchObject([{ reason: 'RETURN', tax: 3600, total: 23_800 }]);
  });

  test('is issued for a compensation, and for the uncredited amount when the order is cancelled', async () => {
    const { order } = await createBilledOrder({ status: 'PROCESSING' });
    const refund = { method: 'CASH', amount: 1180, compensationReason: 'It came late' };
    const { order: refundedOrder } = await change('refundOrder', { id: order.id, ...refund });
    expect(refundedOrder.creditNotes).toMatchObject([
      { reason: 'COMPENSATION', note: 'It came late', taxable: 1000, tax: 180, total: 1180, lines: [] },
    ]);
    const { order: cancelledOrder } = await change('adminCancelOrder', {
      id: order.id,
      reason: 'No longer wanted',
    });
    expect(cancelledOrder.creditNotes[1]).toMatchObject({
      reason: 'CANCELLATION',
      note: 'No longer wanted',
      taxable: 19_000,
      tax: 3420,
      total: 22_620,
      lines: [{ quantity: 2, amount: 23_600 }],
    });
    expect(await readPdfText(cancelledOrder.creditNotes[1].url, token)).toContain(
      'Total credited NPR 22,620',
    );
  });

  test('is issued for the whole order when it is marked as refunded', async () => {
    const { order } = await createBilledOrder();
    const { order: refundedOrder } = await change('setPaymentStatus', {
      id: order.id,
      status: 'REFUNDED',
      reason: 'The stones are loose',
    });
    expect(refundedOrder.creditNotes).toMatchObject([
      { reason: 'COMPENSATION', note: 'The stones are loose', taxable: 20_000, tax: 3600, total: 23_800 },
    ]);
  });

  test('is not issued for an order without an invoice', async () => {
    const order = await anOrder(server.prisma, { status: 'CONFIRMED' });
    const { order: cancelledOrder } = await change('adminCancelOrder', {
      id: order.id,
      reason: 'No longer wanted',
    });
    expect(cancelledOrder.creditNotes).toEqual([]);
  });

  test('is issued together with the invoice for a compensation credited earlier', async () => {
    const { order } = await createBilledOrder({ paid: 23_800, credited: 1180 });
    expect(
      await server.prisma.creditNote.findMany({ where: { invoice: { orderId: order.id } } }),
    ).toMatchObject([{ reason: 'COMPENSATION', total: 1180 }]);
  });

  test('has the next number of its year, even in simultaneous requests, and remains if its order is deleted', async () => {
    const billedOrders = await Promise.all([createBilledOrder(), createBilledOrder(), createBilledOrder()]);
    await Promise.all(
      billedOrders.map(({ order }) =>
        change('refundOrder', { id: order.id, method: 'CASH', amount: 100, compensationReason: 'Sorry' }),
      ),
    );
    await server.prisma.order.delete({ where: { id: billedOrders[0]?.order.id ?? '' } });
    const notes = await server.prisma.creditNote.findMany({ orderBy: { serial: 'asc' } });
    expect(notes.map(({ serial }) => serial)).toEqual(notes.map((_note, index) => index + 1));
  });

  test('is shown to the order’s customer, and to nobody else', async () => {
    const customer = await aCustomer(server.prisma);
    const { order } = await createBilledOrder({ userId: customer.id });
    const refund = { method: 'CASH', amount: 100, compensationReason: 'Sorry' };
    const { order: refundedOrder } = await change('refundOrder', { id: order.id, ...refund });
    const [{ url }] = refundedOrder.creditNotes;
    const response = await server.graphql(
      `query ($id: ID!) { order(id: $id) { invoice { number } creditNotes { number total url } } }`,
      { id: order.id },
      { token: await signIn(server, customer) },
    );
    expect(response.data?.order).toMatchObject({ creditNotes: [{ url, total: 100 }] });
    expect(await readPdfText(url, await signIn(server, customer))).toContain('Copy of the original');
    const stranger = await signIn(server, await aCustomer(server.prisma));
    const { statusCode } = await server.app.inject({ url, headers: { authorization: `Bearer ${stranger}` } });
    expect(statusCode).toBe(404);
  });
});
