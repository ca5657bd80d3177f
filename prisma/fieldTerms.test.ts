import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const TERMS = '20261130193000_field_terms';
const AT = new Date('2026-11-20T06:00:00Z');

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

/** Creates a store of the previous version with the codes that the migration renames. */
beforeAll(async () => {
  url.pathname = `/terms_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const names = await readdir(migrations);
  const copy = (selectedNames: string[]) =>
    Promise.all(
      selectedNames.map((name) => cp(join(migrations, name), join(folder, name), { recursive: true })),
    );
  await copy(names.filter((name) => name < TERMS));
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z' });
  await database.query('SET foreign_key_checks = 0');
  await insertPreviousRows();
  await database.query('SET foreign_key_checks = 1');
  await copy(names.filter((name) => name >= TERMS));
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test.each([
  [
    'the status and reason of a payment under review',
    'SELECT status, reason FROM payment_attempts',
    [
      { status: 'OPEN', reason: null },
      { status: 'UNDER_REVIEW', reason: 'NO_RESPONSE' },
    ],
  ],
  [
    'the events of a payment',
    'SELECT kind FROM payment_events',
    [{ kind: 'REVIEWED' }, { kind: 'STARTED' }, { kind: 'UNDER_REVIEW' }],
  ],
  ['a setting', "SELECT value FROM store_settings WHERE `key` = 'priceHoldMinutes'", [{ value: 15 }]],
  [
    'the address of a saved view',
    'SELECT query FROM saved_views',
    [{ query: 'desk=TRANSFER_RECEIPTS_TO_REVIEW&sort=OLDEST' }],
  ],
  [
    'the template of an email',
    'SELECT template FROM mails',
    [{ template: 'orderPlaced' }, { template: 'priceDrop' }],
  ],
  ['the kind of a job', 'SELECT kind FROM jobs', [{ kind: 'processDueBookings' }]],
  [
    'an audit entry',
    'SELECT action, entity, `after` FROM audit_entries ORDER BY action',
    [
      { action: 'homeSection.create', entity: 'HomeSection', after: null },
      { action: 'settings.update', entity: 'StoreSettings', after: { priceHoldMinutes: 15 } },
    ],
  ],
])('renames %s', async (_name, sql, expected) => {
  const [rows] = await database.query<RowDataPacket[]>(sql);
  const compareAsText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect(rows.map((row) => ({ ...row })).sort(compareAsText)).toEqual([...expected].sort(compareAsText));
});

async function insertPreviousRows(): Promise<void> {
  const insert = (table: string, row: object) => database.query('INSERT INTO ?? SET ?', [table, row]);
  const attempt = {
    order_id: 'order',
    method: 'ESEWA',
    mode: 'DEMO',
    amount: 100,
    created_at: AT,
    expires_at: AT,
  };
  await insert('payment_attempts', { ...attempt, id: 'held', ref: 'a', status: 'HELD', reason: 'NO_ANSWER' });
  await insert('payment_attempts', { ...attempt, id: 'open', ref: 'b', status: 'OPEN' });
  for (const kind of ['STARTED', 'HELD', 'DECIDED'])
    await insert('payment_events', { id: kind, attempt_id: 'held', kind, source: 'POLL', at: AT });
  await insert('store_settings', { key: 'rateLockMinutes', value: '15', updated_at: AT });
  await insert('saved_views', {
    ...{ id: 'view', list: 'orders', name: 'Receipts', updated_at: AT },
    query: 'desk=SLIPS_TO_CHECK&sort=OLDEST',
  });
  for (const template of ['priceFell', 'orderPlaced'])
    await insert('mails', {
      ...{
        id: template,
        template,
        to_email: 'a@example.com',
        to_name: 'A',
        subject: 'A',
        html: 'A',
        text: 'A',
      },
      next_attempt_at: AT,
    });
  await insert('jobs', { id: 'job', kind: 'keepBookings', payload: '{}', run_after: AT, created_at: AT });
  const entry = { entity_id: 'one', ip: '::1', request_id: 'request', at: AT };
  await insert('audit_entries', { ...entry, id: 'a', action: 'homeRow.create', entity: 'HomeRow' });
  await insert('audit_entries', {
    ...{ ...entry, id: 'b', action: 'settings.update', entity: 'StoreSettings' },
    after: '{"rateLockMinutes": 15}',
  });
}
