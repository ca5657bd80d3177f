import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const LEDGER = '20261125100000_payment_ledger';

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/ledger_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < LEDGER) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href });
  for (const status of ['UNPAID', 'PAID', 'REFUNDED']) await insertOrder(status);
  await cp(join(migrations, LEDGER), join(folder, LEDGER), { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('earlier payments become the first ledger entries, and orders get the sums of their entries', async () => {
  const [orders] = await database.query<RowDataPacket[]>(
    'SELECT payment_status, paid, refunded, credited FROM orders ORDER BY id',
  );
  expect(orders).toEqual([
    { payment_status: 'PAID', paid: 1180, refunded: 0, credited: 0 },
    { payment_status: 'REFUNDED', paid: 1180, refunded: 1180, credited: 0 },
    { payment_status: 'UNPAID', paid: 0, refunded: 0, credited: 0 },
  ]);
  const [entries] = await database.query<RowDataPacket[]>(
    'SELECT order_id, kind, amount, reference FROM payments ORDER BY order_id, kind',
  );
  expect(entries).toEqual([
    { order_id: 'order-PAID', kind: 'PAYMENT', amount: 1180, reference: 'T-1' },
    { order_id: 'order-REFUNDED', kind: 'PAYMENT', amount: 1180, reference: 'T-1' },
    { order_id: 'order-REFUNDED', kind: 'REFUND', amount: 1180, reference: null },
  ]);
});

async function insertOrder(status: string): Promise<void> {
  await database.query('INSERT INTO orders SET ?', {
    id: `order-${status}`,
    number: `JW-${status}`,
    payment_status: status,
    payment_method: 'BANK_TRANSFER',
    contact_name: 'Test Customer',
    contact_email: 'customer@example.com',
    contact_phone: '+9779841000000',
    ship_name: 'Test Customer',
    ship_phone: '+9779841000000',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    street: 'Pulchowk 12',
    items_total: 1000,
    discount: 0,
    shipping: 0,
    tax_percent: 18,
    tax: 180,
    final_total: 1180,
    estimated_from: new Date('2026-11-20T06:00:00Z'),
    estimated_to: new Date('2026-11-22T06:00:00Z'),
    updated_at: new Date('2026-11-20T06:00:00Z'),
  });
  await database.query('INSERT INTO payments SET ?', {
    id: `payment-${status}`,
    order_id: `order-${status}`,
    method: 'BANK_TRANSFER',
    status,
    amount: 1180,
    reference: status === 'UNPAID' ? null : 'T-1',
    settled_at: status === 'UNPAID' ? null : new Date('2026-11-21T06:00:00Z'),
  });
}
