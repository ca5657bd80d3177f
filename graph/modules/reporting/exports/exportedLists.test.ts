import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { exportedLists } from './exportedLists.ts';
import { OWN_EXPORTS, START, startExports, toColumnInputs } from './testing/startExports.ts';

const server = useTestServer();
const today = new Date('2026-11-20T06:00:00Z');
const formulaText = '=HYPERLINK("http://example.com")';
let admin: Shopper;
let owner: Shopper;
const { startExport, file } = startExports(server, () => admin);

beforeAll(async () => {
  const { prisma } = server;
  server.clock.now = today;
  admin = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  await anOrder(prisma, {
    number: 'JW-F1RST00001',
    placedAt: new Date('2026-11-01T18:30:00Z'),
    finalTotal: 900,
    contactName: 'आशा श्रेष्ठ',
    contactPhone: '+9779841234567',
    lines: [{ quantity: 2 }, { name: 'Chain' }],
  });
  await anOrder(prisma, {
    number: 'JW-SEC0ND0001',
    placedAt: new Date('2026-11-02T06:00:00Z'),
    finalTotal: 5000,
    contactName: formulaText,
    status: 'CANCELLED',
  });
  const { id: productId } = await aProduct(prisma);
  await aReview(prisma, productId, { title: null, comment: '+1, it is bright.' });
});

beforeEach(() => {
  server.clock.now = today;
});

async function downloadExport(input: Record<string, unknown>, options: { by?: Shopper } = {}) {
  const { export: startedExport, errors } = await startExport(input, options);
  expect(errors).toEqual([]);
  await runJobs(server);
  return file(startedExport.id, options);
}

async function findRows(input: Record<string, unknown>, options: { by?: Shopper } = {}): Promise<string[][]> {
  const response = await downloadExport(input, options);
  expect(response.statusCode).toBe(200);
  return parse(response.body, { bom: true, relax_column_count: false });
}

describe('an export', () => {
  test('contains the columns, rows and order of the list', async () => {
    const rows = await findRows({
      list: 'orders',
      columns: [
        { column: 'number', header: 'क्रमाङ्क' },
        { column: 'status', header: 'Status', words: [{ value: 'CANCELLED', word: 'Cancelled' }] },
        { column: 'pieces', header: 'Pieces' },
        { column: 'placedAt', header: 'Placed' },
        { column: 'phone', header: 'Phone' },
      ],
      sort: ['TOTAL_ASC', 'NEWEST'],
    });

    expect(rows).toEqual([
      ['क्रमाङ्क', 'Status', 'Pieces', 'Placed', 'Phone'],
      ['JW-F1RST00001', 'PENDING', '3', '2026-11-02 00:15', '984-1234567'],
      ['JW-SEC0ND0001', 'Cancelled', '1', expect.any(String), expect.any(String)],
    ]);
  });

  test('distinguishes an order with nothing due from an unpaid one, as the list does', async () => {
    const statusLabels = [
      { value: 'UNPAID', word: 'Unpaid' },
      { value: 'NOT_DUE', word: 'Nothing to pay' },
    ];
    const rows = await findRows({
      list: 'orders',
      columns: [
        { column: 'number', header: 'Order' },
        { column: 'paymentStatus', header: 'Payment', words: statusLabels },
      ],
      sort: ['TOTAL_ASC'],
    });
    expect(rows.slice(1)).toEqual([
      ['JW-F1RST00001', 'Unpaid'],
      ['JW-SEC0ND0001', 'Nothing to pay'],
    ]);
  });

  test('applies the filter, including times', async () => {
    const findNumbers = async (orders: Record<string, unknown>) =>
      (await findRows({ list: 'orders', columns: toColumnInputs('number'), filter: { orders } }))
        .flat()
        .slice(1);

    expect(await findNumbers({ status: ['CANCELLED'] })).toEqual(['JW-SEC0ND0001']);
    expect(await findNumbers({ to: '2026-11-02T00:00:00Z' })).toEqual(['JW-F1RST00001']);
    expect(await findNumbers({ search: 'JW-F1' })).toEqual(['JW-F1RST00001']);
    expect(await findNumbers({ status: ['DELIVERED'] })).toEqual([]);
  });

  test('has no cell that a spreadsheet program would run as a formula', async () => {
    expect(await findRows({ list: 'orders', columns: toColumnInputs('customer') })).toContainEqual([
      `'${formulaText}`,
    ]);
    expect(await findRows({ list: 'reviews', columns: toColumnInputs('comment') })).toContainEqual([
      "'+1, it is bright.",
    ]);
  });

  test('as a workbook stores numbers and dates with their types, and text', async () => {
    const response = await downloadExport({
      list: 'orders',
      format: 'XLSX',
      columns: toColumnInputs('customer', 'total', 'placedAt'),
      sort: ['OLDEST'],
    });
    const [titles, first, second] = await readSheet(response.rawPayload, 'orders');
    expect(titles).toEqual(['customer', 'total', 'placedAt']);
    expect(first).toEqual(['आशा श्रेष्ठ', 900, new Date('2026-11-02T00:15:00Z')]);
    expect(second?.[0]).toBe(formulaText);
    expect(response.headers['content-disposition']).toBe('attachment; filename="orders-2026-11-20.xlsx"');
  });

  test('reports its progress, and is audited', async () => {
    const { export: startedExport } = await startExport({
      list: 'orders',
      columns: toColumnInputs('number'),
      sort: ['OLDEST'],
    });
    expect(startedExport).toMatchObject({ list: 'orders', status: 'QUEUED', done: 0 });
    expect(startedExport.keptUntil).toBe('2026-11-21T06:00:00.000Z');
    expect((await file(startedExport.id)).statusCode).toBe(404);
    await runJobs(server);

    const { data } = await admin.graphql(OWN_EXPORTS);
    expect(data?.listExports[0]).toMatchObject({ id: startedExport.id, status: 'DONE', done: 2, total: 2 });
    const entry = await server.prisma.auditEntry.findFirst({ where: { entityId: startedExport.id } });
    expect(entry).toMatchObject({
      action: 'list.export',
      entity: 'ListExport',
      actorId: admin.user.id,
      after: { list: 'orders', format: 'csv', rows: 2, columns: ['number'], filter: {}, sort: ['OLDEST'] },
    });
  });
});

describe('the lists that staff can export', () => {
  const listEntries = Object.entries(exportedLists);

  beforeAll(async () => {
    const { product } = await createFixture(server);
    const [variant] = product.variants;
    const { prisma } = server;
    await prisma.stockMove.create({
      data: { variantId: variant?.id ?? '', delta: -1, reason: 'CORRECTION', actorId: admin.user.id },
    });
    await prisma.newsletterSubscriber.create({ data: { email: 'reader@example.com' } });
  });

  test.each(listEntries)(
    '%s is exported with each column and in each sort order',
    async (list, definition) => {
      const names = Object.keys(definition.columns);
      for (const sort of definition.sorts) {
        const [titles, row] = await findRows(
          { list, columns: toColumnInputs(...names), sort: [sort] },
          { by: owner },
        );
        expect(titles).toEqual(names);
        expect(row?.filter(Boolean).length).toBeGreaterThan(1);
      }
    },
  );

  test('the customer list shows invited customers who have not signed in yet', async () => {
    const rows = await findRows({ list: 'customers', columns: toColumnInputs('status') });
    expect(rows.flat()).toContain('INVITED');
  });

  test('the stock list shows losses as negative numbers, and who recorded them', async () => {
    const rows = await findRows({ list: 'stock', columns: toColumnInputs('delta', 'actorName') });
    expect(rows[1]).toEqual(['-1', 'Binita']);
  });

  test('the product list shows prices, weights and metals', async () => {
    await aProduct(server.prisma, { sku: 'EX-1', name: 'Exported ring', weightMg: 8420, price: 300 });
    const rows = await findRows({
      list: 'products',
      columns: toColumnInputs('sku', 'weightMg', 'price', 'metal'),
      filter: { products: { search: 'exported' } },
    });
    expect(rows[1]).toEqual(['EX-1', '8.42', '300', 'GOLD 22K']);
  });
});

test('costs are exported only for staff who can set prices', async () => {
  const { id } = await aProduct(server.prisma, {
    sku: 'EX-2',
    cost: 700,
    compareAtPrice: 12_000,
    grossWeightMg: 9_100,
    seoTitle: 'A ring',
    variants: [{ size: '12', barcode: '4006381333931' }, { size: '14' }, { size: '16', barcode: 'TRAY/16' }],
  });
  const columnNames = ['sku', 'grossWeightMg', 'compareAtPrice', 'barcodes', 'seoTitle', 'seoDescription'];
  const buildInput = (...names: string[]) => ({
    list: 'products',
    columns: toColumnInputs(...names),
    filter: { products: { ids: [id] } },
  });
  const values = ['EX-2', '9.1', '12000', '4006381333931, TRAY/16', 'A ring', ''];
  expect((await findRows(buildInput(...columnNames, 'cost')))[1]).toEqual([...values, '700']);

  const permissions = ['enterAdmin', 'readCatalog', 'exportLists', 'managePrices'];
  const { id: staffRoleId } = await server.prisma.staffRole.create({ data: { name: 'Prices', permissions } });
  const priceEditor = await aShopper(server, { role: 'ADMIN', staffRoleId });
  const { export: startedExport } = await startExport(buildInput('cost'), { by: priceEditor });
  await runJobs(server);
  expect((await file(startedExport.id, { by: priceEditor })).statusCode).toBe(200);

  await server.prisma.staffRole.update({
    where: { id: staffRoleId },
    data: { permissions: permissions.slice(0, -1) },
  });
  expect((await file(startedExport.id, { by: priceEditor })).statusCode).toBe(403);
  expect((await findRows(buildInput(...columnNames), { by: priceEditor }))[1]).toEqual(values);
  const { errors } = await priceEditor.graphql(START, { input: { ...buildInput('cost'), format: 'CSV' } });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'MANAGE_PRICES' } }]);
});

test('the order list has totals before and after returns that match the sales figures', async () => {
  const orderAmounts = { itemsTotal: 10_000, discount: 0, shipping: 0, tax: 1_800, finalTotal: 11_800 };
  const contactName = 'Credited Customer';
  await anOrder(server.prisma, { ...orderAmounts, contactName, status: 'DELIVERED', credited: 1_180 });
  await anOrder(server.prisma, { ...orderAmounts, contactName, status: 'CANCELLED' });
  const rows = await findRows({
    list: 'orders',
    columns: toColumnInputs('status', 'total', 'revenue', 'tax', 'salesTotal'),
    filter: { orders: { search: contactName } },
  });
  expect(rows.slice(1).sort()).toEqual([
    ['CANCELLED', '11800', '0', '0', '0'],
    ['DELIVERED', '11800', '9000', '1620', '10620'],
  ]);
});

test('a customer’s group and total spent are exported', async () => {
  const customer = await aCustomer(server.prisma, { name: 'Grouped Customer' });
  const group = await server.prisma.customerGroup.create({ data: { name: 'Bridal' } });
  await server.prisma.customerGroupMember.create({ data: { groupId: group.id, customerId: customer.id } });
  await anOrder(server.prisma, { userId: customer.id, finalTotal: 700, paymentStatus: 'PAID' });

  const rows = await findRows({
    list: 'customers',
    columns: toColumnInputs('name', 'groups', 'orderCount', 'spent'),
    filter: { customers: { groupId: group.id } },
  });
  expect(rows[1]).toEqual(['Grouped Customer', 'Bridal', '1', '700']);

  const permissions = ['enterAdmin', 'readCustomers', 'exportLists'];
  const data = { name: 'Lists of customers', permissions };
  const { id: staffRoleId } = await server.prisma.staffRole.create({ data });
  const staffMember = await aShopper(server, { role: 'ADMIN', staffRoleId });
  const { errors } = await staffMember.graphql(START, {
    input: { list: 'customers', format: 'CSV', columns: toColumnInputs('spent') },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'SEE_FIGURES' } }]);
});
