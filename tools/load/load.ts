import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { BACK_OFFICE_ROWS } from './backOfficeRows.ts';
import { createCopier } from './copies.ts';
import { runWithoutTextIndexes } from './textIndexes.ts';

export interface Amounts {
  products: number;
  orders: number;
  customers: number;
}

/** Rows that are copied together: a copy of an order sells a copy of its product to a copy of its customer. */
export type Family = keyof Amounts;

/** Tables in copy order. `where` selects the rows that belong to the family. */
const TABLES: readonly { table: string; family: Family; where?: string }[] = [
  { table: 'users', family: 'customers', where: "role = 'CUSTOMER'" },
  { table: 'products', family: 'products' },
  { table: 'variants', family: 'products' },
  { table: 'product_images', family: 'products' },
  { table: 'gemstones', family: 'products' },
  { table: 'price_changes', family: 'products' },
  { table: 'stock_levels', family: 'products' },
  { table: 'stock_moves', family: 'products', where: 'order_id IS NULL' },
  { table: 'reviews', family: 'products' },
  { table: 'orders', family: 'orders' },
  { table: 'order_lines', family: 'orders' },
  { table: 'order_events', family: 'orders' },
  { table: 'payments', family: 'orders' },
  { table: 'coupon_redemptions', family: 'orders' },
  { table: 'returns', family: 'orders' },
  { table: 'return_lines', family: 'orders' },
  { table: 'stock_moves', family: 'orders', where: 'order_id IS NOT NULL' },
];

/**
 * Fills a demo store with copies of its own rows, spread over the two years before them, until each amount is reached.
 * The copies are made in the database and are the same on each run.
 */
export async function load(
  databaseUrl: string,
  amounts: Amounts,
  report: (line: string) => void = () => {},
): Promise<void> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET SESSION time_zone = '+00:00', unique_checks = 0, foreign_key_checks = 0");
    if (await isLoaded(connection))
      throw new Error('This store was filled before. Fill a fresh one: remove its data folder or database.');
    const copyCounts = await countCopies(connection, amounts);
    const copy = await createCopier(connection, { copyCounts, families: mapTablesToFamilies() });
    await runWithoutTextIndexes(connection, async () => {
      for (const part of TABLES) {
        const startedAt = performance.now();
        const rows = await copy(part);
        report(`${part.table}: ${rows.toLocaleString('en')} rows, ${formatSeconds(startedAt)}`);
      }
      for (const [table, sql] of BACK_OFFICE_ROWS) {
        const startedAt = performance.now();
        await connection.query(sql);
        report(`${table}: ${formatSeconds(startedAt)}`);
      }
    });
  } finally {
    await connection.end();
  }
}

async function isLoaded(connection: Connection): Promise<boolean> {
  const [loadedRows] = await connection.query<RowDataPacket[]>(
    "SELECT 1 FROM products WHERE sku LIKE 'LD-%' UNION SELECT 1 FROM users WHERE email LIKE 'load-%' UNION SELECT 1 FROM orders WHERE contact_email LIKE 'load-%'",
  );
  return loadedRows.length > 0;
}

/** Returns the number of copies of each family needed to reach the amounts. */
async function countCopies(connection: Connection, amounts: Amounts): Promise<Record<Family, number>> {
  const [[counts]] = await connection.query<RowDataPacket[]>(
    "SELECT (SELECT COUNT(*) FROM products) AS products, (SELECT COUNT(*) FROM orders) AS orders, (SELECT COUNT(*) FROM users WHERE role = 'CUSTOMER') AS customers",
  );
  const countNeededCopies = (family: Family) => {
    const existingCount = Number(counts?.[family]);
    if (!existingCount) throw new Error('Only a store with demo data can be filled.');
    return Math.max(0, Math.ceil(amounts[family] / existingCount) - 1);
  };
  return {
    products: countNeededCopies('products'),
    orders: countNeededCopies('orders'),
    customers: countNeededCopies('customers'),
  };
}

function mapTablesToFamilies(): Map<string, Family> {
  return new Map(
    TABLES.filter(({ table }) => table !== 'stock_moves').map(({ table, family }) => [table, family]),
  );
}

function formatSeconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
