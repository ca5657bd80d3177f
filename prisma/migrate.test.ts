import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';
import { recordMigration } from './migrationRecords.ts';

let databaseUrl: string;
let folder: string;

beforeEach(async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  databaseUrl = url.href;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  const { pathname } = new URL(databaseUrl);
  await runOnServer((server) => server.query('DROP DATABASE IF EXISTS ??', [pathname.slice(1)]));
  await rm(folder, { recursive: true });
});

test('creates a missing database and applies each migration once, in order of name', async () => {
  await writeMigration(
    '2_second',
    'ALTER TABLE pieces ADD COLUMN name VARCHAR(20); INSERT INTO pieces VALUES (1, "ring");',
  );
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');

  expect(await migrate(databaseUrl, { folder })).toEqual(['1_first', '2_second']);
  expect(await migrate(databaseUrl, { folder })).toEqual([]);
  expect(await queryRows('SELECT name FROM pieces')).toEqual([{ name: 'ring' }]);
});

test('writes the same records as Prisma', async () => {
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');
  await migrate(databaseUrl, { folder });

  expect(await queryRows('SELECT * FROM _prisma_migrations')).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: 'eba9c1aaebb88d70155071fe564ae8dfa85ef96612d870d82a479936935dbe3c',
      migration_name: '1_first',
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      logs: null,
      applied_steps_count: 1,
    },
  ]);
});

test('rejects and names a migration that was changed after it was applied', async () => {
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');
  await migrate(databaseUrl, { folder });
  await writeMigration('1_first', 'CREATE TABLE pieces (id BIGINT PRIMARY KEY);');

  await expect(migrate(databaseUrl, { folder })).rejects.toThrow(
    'The migration 1_first was changed after it was applied.',
  );
});

test('records a failed migration and applies no others until it is resolved', async () => {
  await writeMigration(
    '1_first',
    'CREATE TABLE pieces (id INTEGER PRIMARY KEY); SELECT no_such_column FROM pieces;',
  );
  await writeMigration('2_second', 'CREATE TABLE rates (id INTEGER PRIMARY KEY);');

  await expect(migrate(databaseUrl, { folder })).rejects.toThrow(
    /^The migration 1_first failed: .*no_such_column/,
  );
  await expect(migrate(databaseUrl, { folder })).rejects.toThrow('The migration 1_first failed earlier.');
  expect(
    await queryRows('SELECT migration_name, logs, finished_at, applied_steps_count FROM _prisma_migrations'),
  ).toEqual([
    {
      migration_name: '1_first',
      logs: expect.stringContaining('no_such_column'),
      finished_at: null,
      applied_steps_count: 0,
    },
  ]);
});

test('reapplies a migration that Prisma marked as rolled back', async () => {
  await writeMigration('1_first', 'SELECT no_such_column;');
  await expect(migrate(databaseUrl, { folder })).rejects.toThrow('1_first failed');
  await queryRows('UPDATE _prisma_migrations SET rolled_back_at = NOW()');
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');

  expect(await migrate(databaseUrl, { folder })).toEqual(['1_first']);
});

test('two simultaneous runs apply a migration once', async () => {
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');

  const appliedNames = await Promise.all([
    migrate(databaseUrl, { folder }),
    migrate(databaseUrl, { folder }),
  ]);

  expect(appliedNames.flat()).toEqual(['1_first']);
});

test('only one of two runs applies a migration if they share no lock, as on cluster nodes', async () => {
  await migrate(databaseUrl, { folder });
  const nodes = await Promise.all([createConnection(databaseUrl), createConnection(databaseUrl)]);
  let runCount = 0;

  const applyResults = await Promise.all(
    nodes.map((node) =>
      recordMigration(node, { name: '1_first', checksum: 'x' }, async () => {
        runCount += 1;
      }),
    ),
  );
  await Promise.all(nodes.map((node) => node.end()));

  expect(applyResults.sort()).toEqual([false, true]);
  expect(runCount).toBe(1);
});

test('leaves a database with other tables unchanged', async () => {
  await runOnServer(async (server) => {
    const name = new URL(databaseUrl).pathname.slice(1);
    await server.query('CREATE DATABASE ??', [name]);
    await server.query('CREATE TABLE ??.guests (id INTEGER PRIMARY KEY)', [name]);
  });
  await writeMigration('1_first', 'CREATE TABLE pieces (id INTEGER PRIMARY KEY);');

  await expect(migrate(databaseUrl, { folder })).rejects.toThrow('Use a separate database for the store.');
  expect(await queryRows('SHOW TABLES')).toHaveLength(1);
});

async function writeMigration(name: string, sql: string) {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function queryRows(sql: string) {
  const connection = await createConnection(databaseUrl);
  const [result] = await connection.query<RowDataPacket[]>(sql);
  await connection.end();
  return result;
}

async function runOnServer(work: (server: Connection) => Promise<unknown>) {
  const server = await createConnection(inject('databaseServerUrl'));
  await work(server);
  await server.end();
}
