import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const HEADERS = '20261128213000_sheet_headers';
const LOADED_AT = new Date('2026-11-20T06:00:00Z');

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/headers_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < HEADERS) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z' });
  await insertMapping('BANK_TRANSFER');
  await insertStatement('1', 'BANK_TRANSFER');
  await insertStatement('2', 'KHALTI');
  await cp(join(migrations, HEADERS), join(folder, HEADERS), { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('the words that mark rows to set aside are copied from the mapping of a payment method to its existing statements', async () => {
  const [rows] = await database.query<RowDataPacket[]>('SELECT id, aside_words FROM statements ORDER BY id');
  const parseWords = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);
  expect(rows.map(({ id, aside_words }) => [id, parseWords(aside_words)])).toEqual([
    ['1', ['SETTLEMENT', 'निकासा']],
    ['2', null],
  ]);
});

test('a server of the previous version can load a statement and store its mapping', async () => {
  await insertStatement('3', 'KHALTI');
  await insertMapping('KHALTI');
});

async function insertMapping(source: string): Promise<void> {
  const mapping = JSON.stringify({ columns: { date: 'Day' }, asideWords: ['SETTLEMENT', 'निकासा'] });
  await database.query('INSERT INTO sheet_mappings SET ?', { source, mapping, updated_at: LOADED_AT });
}

async function insertStatement(id: string, method: string): Promise<void> {
  await database.query('INSERT INTO statements SET ?', {
    ...{ id, method, file_name: 'bank.csv', file_hash: id, known: 0, loaded_at: LOADED_AT },
    ...{ from_day: '2026-11-20', to_day: '2026-11-20' },
  });
}
