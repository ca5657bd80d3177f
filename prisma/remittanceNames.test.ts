import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const NAMES = '20261128200000_remittance_names';
const RECORDED_AT = new Date('2026-11-20T06:00:00Z');

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/names_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < NAMES) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z' });
  await insertRemittance('1', 'NCM-7846');
  await insertRemittance('2', 'NCM 7846');
  await insertRemittance('3', 'NCM-७८४७');
  await insertRemittance('4', '#');
  await insertRemittance('5', 'up.9', { voided_at: RECORDED_AT });
  await insertRemittance('6', 'UP 9');
  await cp(join(migrations, NAMES), join(folder, NAMES), { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('only the first of several remittances with the same name keeps the name', async () => {
  const [rows] = await database.query<RowDataPacket[]>('SELECT id, live_name FROM remittances ORDER BY id');
  expect(rows.map(({ id, live_name }) => [id, live_name])).toEqual([
    ['1', 'NEPALCANMOVE NCM7846'],
    ['2', null],
    ['3', null],
    ['4', null],
    ['5', null],
    ['6', 'NEPALCANMOVE UP9'],
  ]);
});

test('a server of the previous version can record a remittance', async () => {
  await insertRemittance('7', 'NCM-7848');
  await expect(insertRemittance('8', 'NCM-7848')).rejects.toThrow('Duplicate');
});

async function insertRemittance(id: string, reference: string, overrides: object = {}): Promise<void> {
  await database.query('INSERT INTO remittances SET ?', {
    ...{ id, reference, carrier: 'Nepal Can Move', total: 1_000, day: '2026-11-21', created_at: RECORDED_AT },
    ...overrides,
  });
}
