import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { pino } from 'pino';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { ZERO_LIMITS } from '#domain/accounts/grants.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter } from '#graph/schema/schema.generated.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aViewer } from '#graph/testing/aViewer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { streamOrdersExport } from '../streamOrdersExport.ts';

const server = useTestServer();

const formulaText = '=HYPERLINK("http://example.com";"Click")';

let snapshot: SnapshotReader;

beforeAll(async () => {
  snapshot = new SnapshotReader(await server.app.snapshots.read(), { at: new Date(), includesDrafts: false });
  await anOrder(server.prisma, {
    number: 'JW-F1RST00001',
    placedAt: new Date('2026-11-01T18:30:00Z'),
    contactName: 'आशा श्रेष्ठ',
    contactPhone: '+9779841234567',
    shipPhone: '+97715551234',
    notes: 'First line\nsecond, "line"',
    lines: [{ quantity: 2, size: '7' }, { name: 'Chain' }],
  });
  await anOrder(server.prisma, {
    number: 'JW-EV11000001',
    placedAt: new Date('2026-11-02T06:00:00Z'),
    status: 'CANCELLED',
    contactName: formulaText,
    street: '+1',
    landmark: '-1',
    notes: '@SUM(A1)',
    cancelReason: '\tTab',
  });
});

function createContext(overrides: Partial<GraphContext> = {}): GraphContext {
  return {
    prisma: server.prisma,
    direct: server.direct,
    work: server.work,
    directWork: server.directWork,
    snapshot,
    viewer: aViewer('ADMIN'),
    apiKey: null,
    refusals: new Map(),
    now: new Date('2026-11-21T20:00:00Z'),
    requestId: 'request',
    ip: '127.0.0.1',
    userAgent: null,
    log: pino({ level: 'silent' }),
    access: {},
    serverState: {} as GraphContext['serverState'],
    slot: null,
    secrets: server.secrets,
    publicUrl: 'https://store.example',
    refusedSignIns: server.app.refusedSignIns,
    webhookRules: { allowsLoopback: false },
    demoPaymentsUrl: null,
    backup: { at: null, keep: '', place: '', isEncrypted: false, isInDataFolder: false },
    ...overrides,
  };
}

const startExport = (format: 'csv' | 'xlsx', filter: AdminOrderFilter = {}) =>
  streamOrdersExport(createContext(), { format, filter });

async function readCsvRows(filter?: AdminOrderFilter): Promise<Record<string, string>[]> {
  return parse(await text(startExport('csv', filter).stream), { bom: true, columns: true });
}

test('the CSV file is UTF-8 that Excel recognises, and is named after the current day in Kathmandu', async () => {
  const { stream, contentType, fileName } = startExport('csv');
  const bytes = await buffer(stream);

  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain('\r\n');
  expect([contentType, fileName]).toEqual(['text/csv; charset=utf-8', 'orders-2026-11-22.csv']);
});

test('the CSV contains each order, newest first, in Kathmandu time', async () => {
  const rows = await readCsvRows();

  expect(rows.map((row) => row.Number)).toEqual(['JW-EV11000001', 'JW-F1RST00001']);
  expect(rows[1]).toMatchObject({
    'Placed (Kathmandu)': '2026-11-02 00:15',
    Status: 'pending',
    Customer: 'आशा श्रेष्ठ',
    Phone: '984-1234567',
    "Receiver's phone": '01-5551234',
    Items: '2 × Plain ring, 7 (RG-1); 1 × Chain (RG-2)',
    Pieces: '3',
    Total: '11800',
    Coupon: '',
    Notes: 'First line\nsecond, "line"',
  });
});

test('the CSV contains an order’s credit notes and their total', async () => {
  const { id } = await anOrder(server.prisma, { number: 'JW-CRED1T0001', status: 'DELIVERED' });
  const issuedAt = new Date('2026-11-20T06:00:00Z');
  const invoiceAmounts = { fiscalYear: '2083/84', taxable: 10_000, tax: 1_800, total: 11_800, issuedAt };
  await server.prisma.invoice.create({
    data: {
      ...{ ...invoiceAmounts, orderId: id, serial: 9_001, orderNumber: 'JW-CRED1T0001', buyerName: 'Test' },
      creditNotes: {
        create: [9_001, 9_002].map((serial) => ({
          ...{ fiscalYear: '2083/84', serial, reason: 'COMPENSATION' as const, issuedAt },
          ...{ taxable: 1_000, tax: 180, total: 1_180 },
        })),
      },
    },
  });
  const [row] = await readCsvRows({ search: 'JW-CRED' });
  expect(row).toMatchObject({ 'Credit notes': 'CN-2083/84-009001, CN-2083/84-009002', Credited: '2360' });
  await server.prisma.creditNote.deleteMany();
  await server.prisma.order.delete({ where: { id } });
});

test('no cell of the CSV is a formula', async () => {
  const [row] = await readCsvRows({ search: 'JW-EV11' });

  expect(row).toMatchObject({
    Customer: `'${formulaText}`,
    Street: "'+1",
    Landmark: "'-1",
    Notes: "'@SUM(A1)",
    'Cancelled because': "'\tTab",
  });
});

test('an export applies its filter, and has headings even without rows', async () => {
  expect(await readCsvRows({ status: ['CANCELLED'] })).toHaveLength(1);
  expect(await text(startExport('csv', { search: 'JW-N0' }).stream)).toMatch(/^Number,[^\n]*\r\n$/);
});

test('the XLSX has the same rows, with typed dates and numbers', async () => {
  const { stream, contentType, fileName } = startExport('xlsx');
  const [titles = [], ...rows] = await readSheet(await buffer(stream), 'Orders');
  const getCell = (row: number, title: string) => rows[row]?.[titles.indexOf(title)];
  expect(rows).toHaveLength(2);
  expect([contentType, fileName]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'orders-2026-11-22.xlsx',
  ]);
  expect(getCell(0, 'Customer')).toBe(formulaText);
  expect(getCell(1, 'Placed (Kathmandu)')).toEqual(new Date('2026-11-02T00:15:00Z'));
  expect(getCell(1, 'Customer')).toBe('आशा श्रेष्ठ');
  expect(getCell(1, 'Total')).toBe(11_800);
});

/**
 * A database that returns any number of batches and counts them. Its orders differ, so that they do not compress
 * well.
 */
function createOrderSource() {
  const batches = { read: 0 };
  const findMany = async ({ take }: Prisma.OrderFindManyArgs) => {
    batches.read++;
    const [order] = await server.prisma.order.findMany({
      include: { lines: true, invoices: { include: { creditNotes: true } }, returns: true },
      take: 1,
    });
    return Array.from({ length: take ?? 0 }, () => ({ ...order, notes: randomBytes(200).toString('hex') }));
  };
  const prisma = { order: { findMany } } as unknown as GraphContext['prisma'];
  return { batches, context: createContext({ prisma }) };
}

test.each(['csv', 'xlsx'] as const)(
  'a %s export is produced only as fast as it is read, and aborting it ends the database reads',
  async (format) => {
    const { batches, context } = createOrderSource();
    const { stream } = streamOrdersExport(context, { format });
    await once(stream, 'readable');
    let previousCount = -1;
    while (batches.read > previousCount) {
      previousCount = batches.read;
      for (let queryIndex = 0; queryIndex < 40; queryIndex++) await server.prisma.$queryRaw`SELECT 1`;
    }
    expect(previousCount).toBeLessThan(60);

    stream.destroy();
    await once(stream, 'close');
    const countAfterAbort = batches.read;
    for (let queryIndex = 0; queryIndex < 40; queryIndex++) await server.prisma.$queryRaw`SELECT 1`;
    expect(batches.read - countAfterAbort).toBeLessThanOrEqual(1);
  },
);

test.each(['csv', 'xlsx'] as const)('a database error aborts the %s export', async (format) => {
  const throwDatabaseError = async () => {
    throw new Error('gone away');
  };
  const prisma = { order: { findMany: throwDatabaseError } } as unknown as GraphContext['prisma'];

  const { stream } = streamOrdersExport(createContext({ prisma }), { format });
  await expect(buffer(stream)).rejects.toThrow('gone away');
});

test('only staff and integrations that can read orders can export them', async () => {
  const exportAs = (overrides: Partial<GraphContext>) => () =>
    streamOrdersExport(createContext({ viewer: null, ...overrides }), { format: 'csv' }).stream.destroy();
  const key = { id: 'key', name: 'Partner', limits: ZERO_LIMITS };

  expect(exportAs({ apiKey: { ...key, scopes: ['read-orders'] } })).not.toThrow();
  expect(exportAs({ apiKey: { ...key, scopes: ['write-orders'] } })).toThrow('permission');
  expect(exportAs({ viewer: aViewer('CUSTOMER') })).toThrow('permission');
  expect(exportAs({})).toThrow('Authentication required');
});
