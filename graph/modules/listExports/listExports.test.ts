import { readdir } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorld } from '../../permissions/testing/aWorld.ts';
import { aCustomer } from '../../testing/aCustomer.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { aProduct } from '../../testing/aProduct.ts';
import { aReview } from '../../testing/aReview.ts';
import { aShopper, type Shopper } from '../../testing/aShopper.ts';
import { runJobs } from '../../testing/runJobs.ts';
import { useTestServer } from '../../testing/server.ts';
import { signIn } from '../../testing/signIn.ts';
import { exportedLists } from './exportedLists.ts';
import type { ExportJob } from './exportJob.ts';
import { writeExport } from './writeExport.ts';

const server = useTestServer();
const today = new Date('2026-11-20T06:00:00Z');
const evil = '=HYPERLINK("http://example.com")';
let admin: Shopper;
let owner: Shopper;

const START = `mutation ($input: StartListExportInput!) {
  startListExport(input: $input) {
    export { id list format fileName status done total createdAt keptUntil }
    errors { code field message }
  }
}`;
const MINE = '{ listExports { id list status done total fileName } }';
const CANCEL = `mutation ($id: ID!) { cancelListExport(input: { id: $id }) { cancelledId errors { code } } }`;

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
    contactName: evil,
    status: 'CANCELLED',
  });
  const { id: productId } = await aProduct(prisma);
  await aReview(prisma, productId, { title: null, comment: '+1, it is bright.' });
});

beforeEach(() => {
  server.clock.now = today;
});

const columns = (...names: string[]) => names.map((column) => ({ column, header: column }));

async function begun(input: Record<string, unknown>, { by = admin }: { by?: Shopper } = {}) {
  const { data, errors } = await by.ask(START, { input: { format: 'CSV', ...input } });
  expect(errors).toBeUndefined();
  return data?.startListExport;
}

async function file(id: string, { by = admin }: { by?: Shopper } = {}) {
  const token = await signIn(server, by.user);
  return server.app.inject({
    url: `/exports/${id}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
}

async function exported(input: Record<string, unknown>, as: { by?: Shopper } = {}) {
  const { export: asked, errors } = await begun(input, as);
  expect(errors).toEqual([]);
  await runJobs(server);
  return file(asked.id, as);
}

async function rowsOf(input: Record<string, unknown>, as: { by?: Shopper } = {}): Promise<string[][]> {
  const answer = await exported(input, as);
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true, relax_column_count: false });
}

describe('an export', () => {
  test('holds the columns, the rows and the order that the list shows', async () => {
    const rows = await rowsOf({
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

  test('tells an order that nothing is left to pay of from one that is unpaid, as the list does', async () => {
    const words = [
      { value: 'UNPAID', word: 'Unpaid' },
      { value: 'NOT_DUE', word: 'Nothing to pay' },
    ];
    const rows = await rowsOf({
      list: 'orders',
      columns: [
        { column: 'number', header: 'Order' },
        { column: 'paymentStatus', header: 'Payment', words },
      ],
      sort: ['TOTAL_ASC'],
    });
    expect(rows.slice(1)).toEqual([
      ['JW-F1RST00001', 'Unpaid'],
      ['JW-SEC0ND0001', 'Nothing to pay'],
    ]);
  });

  test('keeps what the filter keeps, also a time', async () => {
    const kept = async (orders: Record<string, unknown>) =>
      (await rowsOf({ list: 'orders', columns: columns('number'), filter: { orders } })).flat().slice(1);

    expect(await kept({ status: ['CANCELLED'] })).toEqual(['JW-SEC0ND0001']);
    expect(await kept({ to: '2026-11-02T00:00:00Z' })).toEqual(['JW-F1RST00001']);
    expect(await kept({ search: 'JW-F1' })).toEqual(['JW-F1RST00001']);
    expect(await kept({ status: ['DELIVERED'] })).toEqual([]);
  });

  test('has no cell that a spreadsheet takes for a formula', async () => {
    expect(await rowsOf({ list: 'orders', columns: columns('customer') })).toContainEqual([`'${evil}`]);
    expect(await rowsOf({ list: 'reviews', columns: columns('comment') })).toContainEqual([
      "'+1, it is bright.",
    ]);
  });

  test('as a workbook has numbers and dates as such, and texts as texts', async () => {
    const answer = await exported({
      list: 'orders',
      format: 'XLSX',
      columns: columns('customer', 'total', 'placedAt'),
      sort: ['OLDEST'],
    });
    const workbook = new Workbook();
    await workbook.xlsx.load(answer.rawPayload);
    const rows = workbook.getWorksheet('orders');

    expect(rows?.getRow(1).values).toEqual([undefined, 'customer', 'total', 'placedAt']);
    expect(rows?.getRow(2).values).toEqual([undefined, 'आशा श्रेष्ठ', 900, new Date('2026-11-02T00:15:00Z')]);
    expect(rows?.getRow(3).getCell(1).value).toBe(evil);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders-2026-11-20.xlsx"');
  });

  test('tells how far it is, and is written down', async () => {
    const { export: asked } = await begun({ list: 'orders', columns: columns('number'), sort: ['OLDEST'] });
    expect(asked).toMatchObject({ list: 'orders', status: 'QUEUED', done: 0 });
    expect(asked.keptUntil).toBe('2026-11-21T06:00:00.000Z');
    expect((await file(asked.id)).statusCode).toBe(404);
    await runJobs(server);

    const { data } = await admin.ask(MINE);
    expect(data?.listExports[0]).toMatchObject({ id: asked.id, status: 'DONE', done: 2, total: 2 });
    const entry = await server.prisma.auditEntry.findFirst({ where: { entityId: asked.id } });
    expect(entry).toMatchObject({
      action: 'list.export',
      entity: 'ListExport',
      actorId: admin.user.id,
      after: { list: 'orders', format: 'csv', rows: 2, columns: ['number'], filter: {}, sort: ['OLDEST'] },
    });
  });
});

describe('every list', () => {
  const all = Object.entries(exportedLists);

  beforeAll(async () => {
    const { product } = await aWorld(server);
    const [variant] = product.variants;
    const { prisma } = server;
    await prisma.stockMove.create({
      data: { variantId: variant?.id ?? '', delta: -1, reason: 'CORRECTION', actorId: admin.user.id },
    });
    await prisma.newsletterSubscriber.create({ data: { email: 'reader@example.com' } });
  });

  test.each(all)('%s is written with each of its columns, in each of its orders', async (list, known) => {
    const names = Object.keys(known.columns);
    for (const sort of known.sorts) {
      const [titles, row] = await rowsOf({ list, columns: columns(...names), sort: [sort] }, { by: owner });
      expect(titles).toEqual(names);
      expect(row?.filter(Boolean).length).toBeGreaterThan(1);
    }
  });

  test('of stock tells losses as numbers, and by whom', async () => {
    const rows = await rowsOf({ list: 'stock', columns: columns('delta', 'actorName') });
    expect(rows[1]).toEqual(['-1', 'Binita']);
  });

  test('of products tells prices, weights and metals', async () => {
    await aProduct(server.prisma, { sku: 'EX-1', name: 'Exported ring', weightMg: 8420, price: 300 });
    const rows = await rowsOf({
      list: 'products',
      columns: columns('sku', 'weightMg', 'price', 'metal'),
      filter: { products: { search: 'exported' } },
    });
    expect(rows[1]).toEqual(['EX-1', '8.42', '300', 'GOLD 22K']);
  });
});

describe('an export is refused', () => {
  test.each([
    [{ list: 'secrets', columns: columns('id') }, 'list', 'There is no list secrets to export.'],
    [{ list: 'constructor', columns: columns('id') }, 'list', 'There is no list constructor to export.'],
    [
      { list: 'orders', columns: columns('number', 'passwordHash') },
      'columns.1.column',
      'The list orders has no column passwordHash.',
    ],
    [
      { list: 'orders', columns: columns('number'), sort: ['RANDOM'] },
      'sort.0',
      'The list orders has no order RANDOM.',
    ],
    [
      { list: 'coupons', columns: columns('code'), filter: { orders: {} } },
      'filter.orders',
      'The list coupons takes no filter of the list orders.',
    ],
    [{ list: 'orders', columns: [] }, 'columns', 'Choose at least one column.'],
  ])('with %j', async (input, field, message) => {
    expect(await begun(input)).toEqual({ export: null, errors: [{ code: 'INVALID', field, message }] });
  });

  test('to whoever may not see the list', async () => {
    const shopper = await aShopper(server);
    const input = { list: 'orders', format: 'CSV', columns: columns('number') };
    expect((await shopper.ask(START, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const audit = { list: 'audit', format: 'CSV', columns: columns('at') };
    expect((await admin.ask(START, { input: audit })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const staff = { ...audit, list: 'staff', columns: columns('name') };
    expect((await admin.ask(START, { input: staff })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('while five others of the same person wait', async () => {
    const busy = await aShopper(server, { role: 'ADMIN' });
    const input = { list: 'coupons', columns: columns('code') };
    for (let count = 0; count < 5; count++) await begun(input, { by: busy });
    expect((await begun(input, { by: busy })).errors).toMatchObject([{ code: 'TOO_MANY' }]);
    await runJobs(server);
    expect((await begun(input, { by: busy })).errors).toEqual([]);
  });
});

describe('the file', () => {
  test('is nobody else’s', async () => {
    const { export: asked } = await begun({ list: 'orders', columns: columns('number') });
    await runJobs(server);

    expect((await file(asked.id, { by: owner })).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/exports/${asked.id}` })).statusCode).toBe(401);
    const shopper = await aShopper(server);
    expect((await file(asked.id, { by: shopper })).statusCode).toBe(403);
    const { data } = await owner.ask(MINE);
    expect(data?.listExports.map(({ id }: { id: string }) => id)).not.toContain(asked.id);
  });

  test('is not for somebody who may no longer see the list', async () => {
    const former = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { export: asked } = await begun({ list: 'audit', columns: columns('at') }, { by: former });
    await runJobs(server);
    expect((await file(asked.id, { by: former })).statusCode).toBe(200);
    await server.prisma.user.update({ where: { id: former.user.id }, data: { role: 'ADMIN' } });

    expect((await file(asked.id, { by: former })).statusCode).toBe(403);
  });

  test('is kept for a day, then the housekeeping takes it', async () => {
    const { export: asked } = await begun({ list: 'orders', columns: columns('number') });
    await runJobs(server);
    expect(await readdir(server.exportsDir)).toContain(`${asked.id}.csv`);
    server.clock.now = new Date(today.getTime() + 25 * 3_600_000);

    expect((await file(asked.id)).statusCode).toBe(404);
    await server.prisma.job.create({
      data: { kind: 'housekeeping', payload: {}, runAfter: server.clock.now },
    });
    await runJobs(server);
    expect(await readdir(server.exportsDir)).not.toContain(`${asked.id}.csv`);
  });
});

describe('an export that is cancelled', () => {
  test('is not written, and is gone from the list; a second time nothing is said', async () => {
    const { export: asked } = await begun({ list: 'orders', columns: columns('number') });
    for (const _time of [1, 2]) {
      const { data } = await admin.ask(CANCEL, { id: asked.id });
      expect(data?.cancelListExport).toEqual({ cancelledId: asked.id, errors: [] });
    }
    await runJobs(server);

    expect(await readdir(server.exportsDir)).not.toContain(`${asked.id}.csv`);
    expect((await file(asked.id)).statusCode).toBe(404);
  });

  test('ends while it is being written, and leaves nothing behind', async () => {
    await server.prisma.newsletterSubscriber.createMany({
      data: Array.from({ length: 1700 }, (_, index) => ({ email: `reader-${index}@example.com` })),
    });
    const { export: asked } = await begun({ list: 'newsletter', columns: columns('email') });
    const job = await server.prisma.job.findUniqueOrThrow({ where: { id: asked.id } });
    const told: number[] = [];
    const total = await server.prisma.newsletterSubscriber.count();
    const services = { ...server, publicUrl: '', now: today };

    const outcome = await writeExport(
      services,
      { ...job, payload: job.payload as ExportJob },
      async (done, total) => {
        told.push(done, total);
        if (done === 1000) await admin.ask(CANCEL, { id: asked.id });
      },
    );

    expect(outcome).toEqual({ cancelled: true });
    expect(told).toEqual([0, total, 500, total, 1000, total]);
    expect((await readdir(server.exportsDir)).filter((name) => name.startsWith(asked.id))).toEqual([]);
  });

  test('of somebody else goes on', async () => {
    const { export: asked } = await begun({ list: 'orders', columns: columns('number') });
    await owner.ask(CANCEL, { id: asked.id });
    await runJobs(server);
    expect((await file(asked.id)).statusCode).toBe(200);
  });
});

test('a customer’s group and spending go into the file', async () => {
  const customer = await aCustomer(server.prisma, { name: 'Grouped Customer' });
  const group = await server.prisma.customerGroup.create({ data: { name: 'Bridal' } });
  await server.prisma.customerGroupMember.create({ data: { groupId: group.id, customerId: customer.id } });
  await anOrder(server.prisma, { userId: customer.id, finalTotal: 700 });

  const rows = await rowsOf({
    list: 'customers',
    columns: columns('name', 'groups', 'orderCount', 'spent'),
    filter: { customers: { groupId: group.id } },
  });
  expect(rows[1]).toEqual(['Grouped Customer', 'Bridal', '1', '700']);
});
