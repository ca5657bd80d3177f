import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const WORDING_MIGRATION = '20261130150000_stored_wording';

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/wording_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < WORDING_MIGRATION) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z' });
  await database.query('SET foreign_key_checks = 0');
  const notes = ['Part of the payment received.', 'Payment received.', 'A note of a staff member.'];
  for (const note of notes)
    await database.query('INSERT INTO order_events SET ?', {
      id: crypto.randomUUID(),
      order_id: 'order',
      status: 'PENDING',
      note,
    });
  await cp(migrations, folder, { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('automatic timeline entries get the new wording, and staff notes are unchanged', async () => {
  const [events] = await database.query<RowDataPacket[]>('SELECT note FROM order_events');
  expect(events.map(({ note }) => note).sort()).toEqual(
    ['A note of a staff member.', timelineNotes.paid, timelineNotes.partPaid].sort(),
  );
});

test('staff roles of a new store have names and summaries for which the back office has translations', async () => {
  const [roles] = await database.query<RowDataPacket[]>('SELECT name, summary FROM staff_roles');
  const initialRoles = Object.values(INITIAL_STAFF_ROLES).map(({ name, summary }) => ({ name, summary }));
  expect(roles).toEqual(expect.arrayContaining(initialRoles));
  expect(roles).toHaveLength(initialRoles.length);
});
