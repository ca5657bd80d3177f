import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const REFERENCES_MIGRATION = '20261128100000_payment_references';

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/references_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < REFERENCES_MIGRATION)
      await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href });
  // The ledger entries are inserted without their orders.
  await database.query('SET FOREIGN_KEY_CHECKS = 0');
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('only the first of several entries with the same reference keeps the reference, and no entry is lost', async () => {
  await insertEntry('first', { method: 'ESEWA', reference: '0002-c7fe' });
  await insertEntry('second', { method: 'ESEWA', reference: '0002C7FE', transaction_id: '0002C7FE' });
  await insertEntry('bank', { method: 'BANK_TRANSFER', reference: '0002C7FE' });
  await insertEntry('card', { method: 'CARD', reference: '4242' });
  await insertEntry('cash', { method: 'CASH', reference: 'R-1' });
  await insertEntry('voided', { method: 'KHALTI', reference: 'K-1', voided_at: new Date() });
  await insertEntry('refund', { method: 'KHALTI', reference: 'K-2', kind: 'REFUND' });
  await cp(join(migrations, REFERENCES_MIGRATION), join(folder, REFERENCES_MIGRATION), { recursive: true });
  await migrate(url.href, { folder });
  const [names] = await database.query<RowDataPacket[]>(
    'SELECT payment_id, method, name FROM payment_references ORDER BY payment_id',
  );
  expect(names).toEqual([
    { payment_id: 'bank', method: 'BANK_TRANSFER', name: '0002C7FE' },
    { payment_id: 'first', method: 'ESEWA', name: '0002C7FE' },
  ]);
  const [[entries]] = await database.query<RowDataPacket[]>('SELECT COUNT(*) AS entries FROM payments');
  expect(entries).toEqual({ entries: 7 });
});

let minute = 0;

async function insertEntry(id: string, overrides: Record<string, unknown>): Promise<void> {
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 27, 6, minute));
  await database.query('INSERT INTO payments SET ?', {
    ...{ id, order_id: 'order', kind: 'PAYMENT', amount: 1_180, created_at: at, settled_at: at },
    ...overrides,
  });
}
