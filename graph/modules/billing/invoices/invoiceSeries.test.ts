import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrintDocument } from '#domain/orders/printDocuments.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { extractPdfTexts } from '../print/testing/pdfTexts.ts';

const SELL = `mutation ($input: SellAtCounterInput!) { sellAtCounter(input: $input) {
  order { id invoice { number issuedAt } } errors { reason } } }`;
const UPDATE_STATUS = `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) {
  order { invoice { number } } errors { reason message } } }`;

const server = useTestServer();
let staff: Shopper;
let token: string;

beforeAll(async () => {
  const staffAccount = await aCustomer(server.prisma, { role: 'ADMIN' });
  token = await signIn(server, staffAccount);
  staff = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  await server.prisma.creditNote.deleteMany();
  await server.prisma.invoice.deleteMany();
  await server.prisma.invoiceSeries.deleteMany();
});

async function sell(payments: object[] = [{ method: 'CASH', amount: 1180 }]) {
  const { id: productId } = await aProduct(server.prisma, { price: 1000, stock: 3 });
  const { data } = await staff.graphql(SELL, { input: { lines: [{ productId, quantity: 1 }], payments } });
  return data?.sellAtCounter;
}

async function readPdfText(id: string, authToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${authToken}` };
  const { rawPayload } = await server.app.inject({ url: `/invoices/${id}`, headers });
  return extractPdfTexts(rawPayload).join('\n').replaceAll('\n', ' ');
}

const findSerials = async () =>
  (await server.prisma.invoice.findMany({ orderBy: { serial: 'asc' } })).map(({ serial }) => serial);

describe('invoices', () => {
  test('are numbered without gaps, even for simultaneous sales, and a refused sale uses no number', async () => {
    const saleResults = await Promise.all([sell(), sell(), sell([{ method: 'CASH', amount: 1 }]), sell()]);
    expect(saleResults.filter(({ order }) => order)).toHaveLength(3);
    expect(await findSerials()).toEqual([1, 2, 3]);
    const numbers = saleResults.flatMap(({ order }) => order?.invoice.number ?? []);
    expect(numbers.sort()).toEqual(['2083/84-000001', '2083/84-000002', '2083/84-000003']);
  });

  test('restart their numbers with the fiscal year', async () => {
    await sell();
    await server.prisma.invoice.updateMany({ data: { fiscalYear: '2082/83' } });
    await server.prisma.invoiceSeries.updateMany({ data: { fiscalYear: '2082/83' } });
    expect((await sell()).order.invoice.number).toBe('2083/84-000001');
  });

  test('store their amounts, and remain if the order is deleted', async () => {
    const { order } = await sell();
    await server.prisma.order.delete({ where: { id: order.id } });
    expect(await server.prisma.invoice.findMany()).toMatchObject([
      { orderId: null, serial: 1, taxable: 1000, tax: 180, total: 1180, replacedAt: null },
    ]);
  });

  test('are issued once at shipping, and keep their number at delivery', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING', paymentStatus: 'PAID' });
    for (const status of ['SHIPPED', 'DELIVERED']) {
      const { data } = await staff.graphql(UPDATE_STATUS, { input: { id, status } });
      expect(data?.updateOrderStatus).toMatchObject({
        order: { invoice: { number: '2083/84-000001' } },
        errors: [],
      });
    }
    expect(await findSerials()).toEqual([1]);
  });

  test('are not issued for pending orders, which get a proforma invoice', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PENDING' });
    expect(await readPdfText(id, token)).toMatch(/^Proforma invoice /);
    expect(await findSerials()).toEqual([]);
  });

  test('are printed once as the original; later prints and the customer’s are copies', async () => {
    await server.prisma.storeSetting.create({ data: { key: 'pan', value: '301234567' } });
    const customer = await aCustomer(server.prisma);
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING', userId: customer.id });
    const customerToken = await signIn(server, customer);

    expect(await readPdfText(id, customerToken)).toMatch(/^Proforma/);
    const original = await readPdfText(id, token);
    expect(original).toMatch(/^Tax invoice/);
    expect(original).toMatch(/No\. 2083\/84-000001 · .* 20\d\d \(\d+ \w+ 2083 BS\)/);
    expect(original).toContain('PAN/VAT no. 301234567');
    expect(original).toContain('Taxable amount NPR 10,000');
    expect(original).not.toContain('Copy');
    expect(await readPdfText(id, token)).toContain('Copy of the original');
    expect(await readPdfText(id, customerToken)).toContain('Copy of the original');
  });

  test('keep their seller in reprints; a new invoice has the current store details', async () => {
    const { prisma } = server;
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const rename = async (input: object) => {
      const { data } = await owner.graphql(
        'mutation ($input: UpdateStoreSettingsInput!) { updateStoreSettings(input: $input) { errors { field } } }',
        { input },
      );
      expect(data?.updateStoreSettings.errors).toEqual([]);
    };
    await rename({ name: 'Old Jewellers', address: 'Asan, Kathmandu', pan: '301234567' });
    const [firstOrder, laterOrder] = [
      await anOrder(prisma, { status: 'PROCESSING' }),
      await anOrder(prisma, { status: 'PROCESSING' }),
    ];
    expect(await readPdfText(firstOrder.id, token)).toContain('Old Jewellers');
    await rename({ name: 'New Jewellers', address: 'Patan, Lalitpur', pan: '609876543' });

    const reprintText = await readPdfText(firstOrder.id, token);
    for (const originalText of ['Old Jewellers', 'Asan, Kathmandu', '301234567'])
      expect(reprintText).toContain(originalText);
    for (const changedText of ['New Jewellers', 'Patan, Lalitpur', '609876543'])
      expect(reprintText).not.toContain(changedText);
    const freshText = await readPdfText(laterOrder.id, token);
    for (const changedText of ['New Jewellers', 'Patan, Lalitpur', '609876543'])
      expect(freshText).toContain(changedText);
  });

  test('of several orders are issued when they are printed', async () => {
    const orders = [
      await anOrder(server.prisma, { status: 'PROCESSING' }),
      await anOrder(server.prisma, { status: 'PROCESSING' }),
    ];
    const print = async (documents: PrintDocument[]) =>
      server.app.inject({
        method: 'POST',
        url: '/invoices/print',
        payload: { orderIds: orders.map(({ id }) => id), what: documents },
        headers: { authorization: `Bearer ${token}` },
      });
    await print(['SLIPS']);
    expect(await findSerials()).toEqual([]);
    const pages = extractPdfTexts((await print(['INVOICES'])).rawPayload);
    expect(pages.map((page) => /2083\/84-\d+/.exec(page)?.[0])).toEqual(['2083/84-000001', '2083/84-000002']);
  });

  test('are replaced when the order’s total changes', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING' });
    await readPdfText(id, token);
    await server.prisma.order.update({ where: { id }, data: { finalTotal: 9000 } });
    expect(await readPdfText(id, token)).toContain('2083/84-000002');
    expect(await server.prisma.invoice.findMany({ orderBy: { serial: 'asc' } })).toMatchObject([
      { serial: 1, total: 11_800, replacedAt: expect.any(Date) },
      { serial: 2, total: 9000, replacedAt: null },
    ]);
    expect(await server.prisma.creditNote.findMany({ include: { invoice: true } })).toMatchObject([
      { reason: 'CORRECTION', total: 11_800, invoice: { serial: 1 } },
    ]);
  });
});
