import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const COURIER_CASH_MIGRATION = '20261128150000_remittance_charges';
const COLLECTED_AT = new Date('2026-11-20T06:00:00Z');

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/courier_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < COURIER_CASH_MIGRATION)
      await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z' });
  await insertRemittance('huge', 1_000_000_000);
  await insertRemittance('settled', 2_360);
  await insertOrder('open', { cash_with_courier: 1_180 });
  await insertOrder('received', { cash_with_courier: 0 });
  await insertOrder('remitted', { cash_with_courier: 0 });
  await insertLine('remitted');
  // The cash is with the carrier again.
  await insertOrder('again', { cash_with_courier: 1_180 });
  await insertLine('again');
  await insertOrder('fetched', { cash_with_courier: 0, handover: 'PICKUP' });
  await cp(join(migrations, COURIER_CASH_MIGRATION), join(folder, COURIER_CASH_MIGRATION), {
    recursive: true,
  });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('the ledger of carrier cash starts with the cash collected and remitted so far', async () => {
  const [entries] = await database.query<RowDataPacket[]>(
    'SELECT order_id, kind, amount, remittance_id, payment_id FROM courier_cash_entries ORDER BY order_id, kind',
  );
  const createCollectedEntry = (name: string) => ({
    ...{ order_id: name, kind: 'COLLECTED', amount: 1_180, remittance_id: null, payment_id: name },
  });
  const receivedEntry = { kind: 'RECEIVED', amount: -1_180, remittance_id: null, payment_id: null };
  expect(entries).toEqual([
    createCollectedEntry('again'),
    createCollectedEntry('open'),
    createCollectedEntry('received'),
    { ...receivedEntry, order_id: 'received' },
    createCollectedEntry('remitted'),
    { ...receivedEntry, order_id: 'remitted', remittance_id: 'settled' },
  ]);
  const [differingOrders] = await database.query<RowDataPacket[]>(
    `SELECT o.id FROM orders o LEFT JOIN courier_cash_entries e ON e.order_id = o.id
     GROUP BY o.id HAVING MAX(o.cash_with_courier) <> COALESCE(SUM(e.amount), 0)`,
  );
  expect(differingOrders).toEqual([]);
});

test('a remittance line is applied only if its order’s cash is no longer with the carrier', async () => {
  const [lines] = await database.query<RowDataPacket[]>(
    'SELECT order_id, applied FROM remittance_lines ORDER BY order_id',
  );
  expect(lines).toEqual([
    { order_id: 'again', applied: 0 },
    { order_id: 'remitted', applied: 1_180 },
  ]);
});

test('totals are converted to paisa, including the highest total that a remittance can have', async () => {
  const [totals] = await database.query<RowDataPacket[]>(
    'SELECT id, total_paisa, live_reference FROM remittances ORDER BY id',
  );
  expect(totals).toEqual([
    { id: 'huge', total_paisa: 2_000_000_000, live_reference: 'huge' },
    { id: 'settled', total_paisa: 236_000, live_reference: 'settled' },
  ]);
});

test('a server of the previous version can record a remittance', async () => {
  await insertRemittance('earlier version', 1_000);
  await expect(insertRemittance('earlier version', 1_000)).rejects.toThrow('Duplicate');
});

async function insertRemittance(id: string, total: number): Promise<void> {
  await database.query('INSERT INTO remittances SET ?', {
    ...{ id, total, carrier: 'Nepal Can Move', reference: id, day: '2026-11-21', created_at: COLLECTED_AT },
  });
}

async function insertLine(orderId: string): Promise<void> {
  await database.query('INSERT INTO remittance_lines SET ?', {
    ...{ id: orderId, remittance_id: 'settled', position: orderId.length, named: orderId },
    ...{ order_id: orderId, amount_paisa: 118_000, expected: 1_180 },
  });
}

async function insertOrder(id: string, overrides: Record<string, unknown>): Promise<void> {
  await database.query('INSERT INTO orders SET ?', {
    ...{ id, number: `JW-${id}`, status: 'DELIVERED', payment_status: 'PAID', payment_method: 'COD' },
    ...{ contact_name: 'Test Customer', contact_email: 'customer@example.com' },
    ...{ contact_phone: '+9779841000000', ship_name: 'Test Customer', ship_phone: '+9779841000000' },
    ...{ province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', street: 'Pulchowk 12' },
    ...{ items_total: 1_000, discount: 0, shipping: 0, tax_percent: 18, tax: 180, final_total: 1_180 },
    ...{ estimated_from: COLLECTED_AT, estimated_to: COLLECTED_AT, updated_at: COLLECTED_AT },
    ...overrides,
  });
  await database.query('INSERT INTO payments SET ?', {
    ...{ id, order_id: id, kind: 'PAYMENT', method: 'COD', amount: 1_180 },
    ...{ settled_at: COLLECTED_AT, created_at: COLLECTED_AT },
  });
}
