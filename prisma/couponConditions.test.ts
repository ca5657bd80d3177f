import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const CONDITIONS = '20261125190000_coupon_conditions';

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/coupons_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < CONDITIONS) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href });
  await database.query('INSERT INTO coupons SET ?', {
    id: 'coupon',
    code: 'TEN',
    kind: 'PERCENT',
    value: 10,
  });
  await insertOrder('shared', { contact_email: 'sita@example.com', lines: [333, 333, 334] });
  await insertOrder('returned', {
    contact_email: 'deleted-1@invalid',
    contact_phone: '',
    lines: [1000],
    returned: 1,
  });
  await insertOrder('none', { coupon_code: null, discount: 0, lines: [1000] });
  await cp(join(migrations, CONDITIONS), join(folder, CONDITIONS), { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

test('the migration keeps coupon values, adds customers to redemptions and splits discounts across lines', async () => {
  const [coupons] = await database.query<RowDataPacket[]>(
    'SELECT code, automatic, basis, per_customer, first_order_only, collection_ids, group_ids FROM coupons',
  );
  expect(coupons).toEqual([
    {
      code: 'TEN',
      automatic: 0,
      basis: 'PRICE',
      per_customer: null,
      first_order_only: 0,
      collection_ids: null,
      group_ids: null,
    },
  ]);
  const [redemptions] = await database.query<RowDataPacket[]>(
    'SELECT order_id, email, phone FROM coupon_redemptions ORDER BY order_id',
  );
  expect(redemptions).toEqual([
    { order_id: 'returned', email: null, phone: null },
    { order_id: 'shared', email: 'sita@example.com', phone: '+9779841000000' },
  ]);
  const [lines] = await database.query<RowDataPacket[]>(
    'SELECT order_id, coupon_discount FROM order_lines ORDER BY order_id, position',
  );
  expect(lines.map(({ order_id, coupon_discount }) => [order_id, coupon_discount])).toEqual([
    ['none', 0],
    // Credits for returned items were calculated without the discount.
    ['returned', 0],
    ['shared', 33],
    ['shared', 34],
    ['shared', 33],
  ]);
});

interface OrderOverrides {
  lines: number[];
  returned?: number;
  contact_email?: string;
  contact_phone?: string;
  coupon_code?: string | null;
  discount?: number;
}

async function insertOrder(id: string, { lines, returned = 0, ...given }: OrderOverrides): Promise<void> {
  await database.query('INSERT INTO orders SET ?', {
    id,
    number: `JW-${id}`,
    payment_method: 'COD',
    contact_name: 'Test Customer',
    contact_email: 'customer@example.com',
    contact_phone: '+9779841000000',
    ship_name: 'Test Customer',
    ship_phone: '+9779841000000',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    street: 'Pulchowk 12',
    coupon_code: 'TEN',
    items_total: 1000,
    discount: 100,
    shipping: 0,
    tax_percent: 18,
    tax: 162,
    final_total: 1062,
    estimated_from: new Date('2026-11-20T06:00:00Z'),
    estimated_to: new Date('2026-11-22T06:00:00Z'),
    ...given,
  });
  for (const [position, line_total] of lines.entries())
    await database.query('INSERT INTO order_lines SET ?', {
      id: `${id}-${position}`,
      order_id: id,
      position,
      sku: 'RG-1',
      name: 'Plain ring',
      quantity: 1,
      returned,
      unit_price: line_total,
      line_total,
      weight_mg: 5000,
      category: 'GOLD',
      type: 'RINGS',
      metal: 'GOLD',
      purity: '22K',
    });
  if (given.coupon_code !== null)
    await database.query('INSERT INTO coupon_redemptions SET ?', {
      id: `use-${id}`,
      coupon_id: 'coupon',
      order_id: id,
      discount: 100,
    });
}
