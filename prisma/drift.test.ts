import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { toColumn } from '#graph/prisma/direct/toColumn.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readDataModel, type Table } from './readDataModel.ts';

const server = useTestServer();
const dataModel = readFileSync(new URL('schema.prisma', import.meta.url), 'utf8');
const { models } = readDataModel(dataModel);
const modelNames = Object.keys(models);
let tables: Record<string, Table>;

beforeAll(async () => {
  tables = await readTables();
});

test('the parser reads the complete data model', () => {
  expect(modelNames).toContain('Product');
  expect(modelNames.length).toBeGreaterThan(15);
  expect(models.Product?.columns.price).toEqual({ type: 'int', nullable: false, default: null });
});

test('a column has the name of its field in snake case', () => {
  const mappedColumns = [...dataModel.matchAll(/^ {2}(\w+) .*@map\("(\w+)"\)/gm)].map(
    ([, field = '', column]) => [field, column],
  );
  expect(mappedColumns.length).toBeGreaterThan(100);
  expect(mappedColumns.filter(([field = '', column]) => toColumn(field) !== column)).toEqual([]);
});

test('the migrations create exactly the tables of the data model', () => {
  expect(Object.keys(tables).sort()).toEqual(modelNames.map((name) => models[name]?.table).sort());
});

test.each(modelNames)('%s has the columns of the data model', (name) => {
  expect(findMigratedTable(name)?.columns).toEqual(models[name]?.columns);
});

test.each(modelNames)('%s has the indexes of the data model', (name) => {
  expect(findMigratedTable(name)?.indexes).toEqual(models[name]?.indexes);
});

test.each(modelNames)('%s has the foreign keys of the data model', (name) => {
  expect(findMigratedTable(name)?.foreignKeys).toEqual(models[name]?.foreignKeys);
});

test.each(modelNames)('%s can be queried', async (name) => {
  const delegate = `${name[0]?.toLowerCase()}${name.slice(1)}` as 'product';
  await expect(server.prisma[delegate].findFirst()).resolves.toBeDefined();
});

test('all text columns have the same collation', async () => {
  const tablesWithOtherCollation = await server.prisma.$queryRaw`
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name <> '_prisma_migrations'
      AND collation_name NOT IN ('utf8mb4_unicode_ci', 'utf8mb4_bin')`;
  expect(tablesWithOtherCollation).toEqual([]);
});

const findMigratedTable = (name: string) => tables[models[name]?.table ?? ''];

async function readTables(): Promise<Record<string, Table>> {
  const { prisma } = server;
  const tablesByName: Record<string, Table> = {};
  const toTable = (name: string) => {
    tablesByName[name] ??= { columns: {}, indexes: {}, foreignKeys: {} };
    return tablesByName[name];
  };
  const columns = await prisma.$queryRaw<Row[]>`
    SELECT table_name AS t, column_name AS name, column_type AS type, is_nullable AS nullable, column_default AS fallback
    FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name <> '_prisma_migrations'`;
  for (const { t, name, type, nullable, fallback } of columns)
    toTable(t).columns[name] = {
      type: normaliseType(type),
      nullable: nullable === 'YES',
      default: normaliseDefault(fallback),
    };

  const indexes = await prisma.$queryRaw<Row[]>`
    SELECT table_name AS t, index_name AS name, non_unique AS plain, index_type AS type,
      GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
    FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name <> '_prisma_migrations'
    GROUP BY table_name, index_name, non_unique, index_type`;
  for (const { t, name, plain, type, columns } of indexes) {
    // The database adds an index for a foreign key that has none.
    if (name.endsWith('_fkey')) continue;
    const kind = type === 'FULLTEXT' ? 'fulltext' : Number(plain) === 0 ? 'unique' : 'plain';
    toTable(t).indexes[name] = { columns: columns.split(','), kind };
  }

  const keys = await prisma.$queryRaw<Row[]>`
    SELECT k.table_name AS t, k.constraint_name AS name, k.column_name AS col,
      CONCAT(k.referenced_table_name, '.', k.referenced_column_name) AS target,
      r.delete_rule AS onDelete, r.update_rule AS onUpdate
    FROM information_schema.key_column_usage k
    JOIN information_schema.referential_constraints r
      ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
    WHERE k.table_schema = DATABASE() AND k.referenced_table_name IS NOT NULL`;
  for (const { t, name, col, target, onDelete, onUpdate } of keys)
    toTable(t).foreignKeys[name] = { column: col, references: target, onDelete, onUpdate };
  return tablesByName;
}

type Row = Record<string, string> &
  Record<'t' | 'name' | 'type' | 'nullable' | 'fallback' | 'plain', string> &
  Record<'columns' | 'col' | 'target' | 'onDelete' | 'onUpdate', string>;

/** Removes differences between the databases: MariaDB reports JSON as text and shows integer widths. */
function normaliseType(type: string): string {
  return type.replace(/^(int|bigint)\(\d+\)$/, '$1').replace(/^longtext$/, 'json');
}

/** Removes differences between the databases: MariaDB quotes text and spells out NULL. */
function normaliseDefault(value: string | null): string | null {
  if (value === null || value === 'NULL') return null;
  return value.replace(/^'(.*)'$/, '$1').replace(/^CURRENT_TIMESTAMP/i, 'current_timestamp');
}
