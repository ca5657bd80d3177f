import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { refreshFigures } from '#graph/modules/reporting/figures/refreshFigures.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const SALES_FIGURES_MIGRATION = '20261128210000_sales_figures';
/**
 * Migration that renames the tables of the sales figures. Servers of earlier versions must be stopped before it runs.
 */
const TERMS = '20261130193000_field_terms';
const DAY = '2026-11-20';
const AT = new Date(`${DAY}T06:00:00Z`);

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;
let databases: ReturnType<typeof openDatabases>;
let sumsByPreviousServer: Record<string, number | null>;

/** Creates a store of the previous version with one partly credited order, and with figures summed by that version. */
beforeAll(async () => {
  url.pathname = `/sales_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const migrationNames = await readdir(migrations);
  const copyMigrations = (names: string[]) =>
    Promise.all(names.map((name) => cp(join(migrations, name), join(folder, name), { recursive: true })));
  await copyMigrations(migrationNames.filter((name) => name < SALES_FIGURES_MIGRATION));
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href, timezone: 'Z', dateStrings: ['DATE'] });
  await insertOrder();
  await insertPreviousFigures();
  await copyMigrations(migrationNames.filter((name) => name >= SALES_FIGURES_MIGRATION && name < TERMS));
  await migrate(url.href, { folder });
  await database.beginTransaction();
  await insertPreviousFigures();
  sumsByPreviousServer = await readSums('daily_piece_figures');
  await database.rollback();
  await copyMigrations(migrationNames.filter((name) => name >= TERMS));
  await migrate(url.href, { folder });
  databases = openDatabases(url.href, 2);
});

afterAll(async () => {
  await databases.close();
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('figures do not change until the scheduled recalculation', async () => {
  expect(await readSums()).toMatchObject({ net: 10_230, pieces_net: 10_000, product_net: null });
  const [jobs] = await database.query<RowDataPacket[]>('SELECT kind, status FROM jobs');
  expect(jobs).toEqual([{ kind: 'refreshFigures', status: 'QUEUED' }]);
});

test('the recalculation gives net sales and their components', async () => {
  await refreshFigures(
    { prisma: databases.prisma, ...databases.createWriter({ now: new Date() }) },
    { days: 50 },
  );
  expect(await readSums()).toEqual({
    gross: 10_000,
    discounts: 1_000,
    returns: 500,
    net: 8_500,
    shipping: 200,
    tax: 1_530,
    revenue: 10_230,
    pieces_net: 8_500,
    product_net: null,
  });
});

test('a server of the previous version can still calculate a day’s figures until the tables are renamed', () => {
  expect(sumsByPreviousServer).toMatchObject({ revenue: 10_230, net: 0 });
});

async function readSums(itemFigures = 'daily_item_figures') {
  const [[row]] = await database.query<RowDataPacket[]>(
    `SELECT o.gross, o.discounts, o.\`returns\`, o.net, o.shipping, o.tax, o.revenue,
      (SELECT SUM(net) FROM ??) AS pieces_net,
      (SELECT SUM(net) FROM daily_product_figures) AS product_net
    FROM daily_order_figures o`,
    [itemFigures],
  );
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );
}

async function insertPreviousFigures(): Promise<void> {
  await database.query('DELETE FROM daily_order_figures');
  await database.query('DELETE FROM daily_piece_figures');
  await database.query('INSERT INTO daily_order_figures SET ?', {
    ...{ day: DAY, district: 'Lalitpur', orders: 1, revenue: 10_230, new_customers: 1, returning: 0 },
  });
  await database.query('INSERT INTO daily_piece_figures SET ?', {
    ...{
      day: DAY,
      category: 'GOLD',
      type: 'RINGS',
      metal: 'GOLD',
      pieces: 1,
      revenue: 10_000,
      weight_mg: 5_000,
    },
  });
}

async function insertOrder(): Promise<void> {
  await database.query('INSERT INTO orders SET ?', {
    ...{ id: 'order', number: 'JW-ORDER', payment_method: 'COD', placed_at: AT, updated_at: AT },
    ...{
      contact_name: 'Test Customer',
      contact_email: 'customer@example.com',
      contact_phone: '+9779841000000',
    },
    ...{
      ship_name: 'Test Customer',
      ship_phone: '+9779841000000',
      province: 'Bagmati',
      district: 'Lalitpur',
    },
    ...{ municipality: 'Lalitpur', street: 'Pulchowk 12', estimated_from: AT, estimated_to: AT },
    // A credit of 590 consists of 500 for items and 90 for their tax.
    ...{
      items_total: 10_000,
      discount: 1_000,
      shipping: 200,
      tax_percent: 18,
      tax: 1_620,
      final_total: 10_820,
    },
    credited: 590,
  });
  await database.query('INSERT INTO order_lines SET ?', {
    ...{ id: 'line', order_id: 'order', position: 0, sku: 'RG-1', name: 'Plain ring', quantity: 1 },
    ...{ unit_price: 10_000, line_total: 10_000, weight_mg: 5_000, category: 'GOLD', type: 'RINGS' },
    ...{ metal: 'GOLD', purity: '22K' },
  });
}
