import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('migrations/', import.meta.url));
const MERGE_MIGRATION = '20261122010000_one_account_per_address';

const url = new URL(inject('databaseServerUrl'));
let folder: string;
let database: Connection;

beforeAll(async () => {
  url.pathname = `/merge_${crypto.randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations))
    if (name < MERGE_MIGRATION) await cp(join(migrations, name), join(folder, name), { recursive: true });
  await migrate(url.href, { folder });
  database = await createConnection({ uri: url.href });
  await insertAccounts();
  await cp(join(migrations, MERGE_MIGRATION), join(folder, MERGE_MIGRATION), { recursive: true });
  await migrate(url.href, { folder });
});

afterAll(async () => {
  await database.query('DROP DATABASE ??', [url.pathname.slice(1)]);
  await database.end();
  await rm(folder, { recursive: true });
});

describe('merging several accounts with the same address', () => {
  test('keeps the verified account, otherwise one with orders, otherwise the oldest', async () => {
    expect(await readColumn('SELECT id FROM users ORDER BY id')).toEqual([
      'alone',
      'ordered',
      'plain-1',
      'staff',
      'verified',
    ]);
  });

  test('keeps all orders', async () => {
    expect(await queryRows('SELECT number, user_id FROM orders ORDER BY number')).toEqual([
      { number: 'JW-1', user_id: 'verified' },
      { number: 'JW-2', user_id: 'verified' },
      { number: 'JW-3', user_id: 'ordered' },
      { number: 'JW-4', user_id: 'staff' },
      { number: 'JW-5', user_id: 'alone' },
      { number: 'JW-6', user_id: null },
    ]);
  });

  test('merges the data of the accounts without duplicates', async () => {
    expect(
      await readColumn('SELECT label FROM saved_addresses WHERE user_id = "verified" ORDER BY label'),
    ).toEqual(['home', 'office']);
    expect(
      await readColumn(
        'SELECT product_id FROM wishlist_items WHERE user_id = "verified" ORDER BY product_id',
      ),
    ).toEqual(['bangle', 'ring']);
    expect(await queryRows('SELECT id, user_id FROM reviews ORDER BY id')).toEqual([
      { id: 'review-a', user_id: 'verified' },
      { id: 'review-b', user_id: null },
      { id: 'review-c', user_id: 'verified' },
    ]);
    expect(await readColumn('SELECT entity_id FROM audit_entries')).toEqual(['verified']);
  });

  test('keeps a verified owner’s password, session and default address, and ends the other sessions', async () => {
    expect(await queryRows('SELECT password_hash FROM users WHERE id = "verified"')).toEqual([
      { password_hash: 'hash of verified' },
    ]);
    expect(await queryRows('SELECT id, ended_at FROM sessions WHERE user_id = "verified"')).toEqual([
      { id: 'session of verified', ended_at: null },
    ]);
    expect(await readColumn('SELECT default_of_id FROM saved_addresses WHERE label = "home"')).toEqual([
      'verified',
    ]);
    expect(await readColumn('SELECT default_of_id FROM saved_addresses WHERE label = "office"')).toEqual([
      null,
    ]);
  });

  test('removes the password of an unverified account, so that it can be opened only with an emailed link', async () => {
    const remainingAccounts = await queryRows(
      'SELECT id, password_hash, wishlist_token FROM users WHERE id IN ("ordered", "plain-1") ORDER BY id',
    );
    expect(remainingAccounts).toEqual([
      { id: 'ordered', password_hash: '', wishlist_token: null },
      { id: 'plain-1', password_hash: '', wishlist_token: null },
    ]);
    expect(await readColumn('SELECT ended_at FROM sessions WHERE user_id = "ordered"')).toEqual([
      expect.any(Date),
    ]);
    expect(await readColumn('SELECT id FROM one_time_links ORDER BY id')).toEqual([
      'link of alone',
      'link of staff',
    ]);
  });
});

test('an account with a unique address is unchanged', async () => {
  expect(await queryRows('SELECT password_hash, version FROM users WHERE id = "alone"')).toEqual([
    { password_hash: 'hash of alone', version: 1 },
  ]);
});

test('an address can have only one account, regardless of case', async () => {
  const duplicateInsert = database.query(
    'INSERT INTO users (id, email, name, password_hash, updated_at) VALUES ("x", "ALONE@example.com", "X", "", NOW(3))',
  );
  await expect(duplicateInsert).rejects.toThrow(/Duplicate entry/);
});

interface Account {
  id: string;
  email: string;
  /** Null if another account has the address. */
  isAddressOwner?: true | null;
  verified?: boolean;
  role?: string;
  /** Days after the first account. */
  day: number;
}

/**
 * Inserts accounts for five addresses: one with a verified account, one with a staff account, two with unverified
 * accounts (with and without orders) and one with a single account.
 */
async function insertAccounts() {
  await anAccount({ id: 'stranger-1', email: 'sita@example.com', isAddressOwner: null, day: 1 });
  await anAccount({ id: 'verified', email: 'sita@example.com', verified: true, day: 2 });
  await anAccount({ id: 'stranger-2', email: 'sita@example.com', isAddressOwner: null, day: 3 });
  await anAccount({ id: 'plain-2', email: 'gita@example.com', isAddressOwner: null, day: 5 });
  await anAccount({ id: 'plain-1', email: 'gita@example.com', day: 4 });
  await anAccount({ id: 'first', email: 'rita@example.com', day: 1 });
  await anAccount({ id: 'ordered', email: 'rita@example.com', isAddressOwner: null, day: 2 });
  await anAccount({ id: 'staff', email: 'asha@example.com', role: 'ADMIN', day: 9 });
  await anAccount({ id: 'shopper', email: 'asha@example.com', isAddressOwner: null, day: 1 });
  await anAccount({ id: 'alone', email: 'alone@example.com', day: 1 });

  const owners = ['verified', 'stranger-1', 'ordered', 'shopper', 'alone', null];
  for (const [index, owner] of owners.entries()) await anOrder(`JW-${index + 1}`, owner);
  await anAddress('home', 'verified', 'verified');
  await anAddress('office', 'stranger-1', 'stranger-1');
  for (const [id, user] of [
    ['a', 'verified'],
    ['b', 'stranger-1'],
  ])
    await aReview(`review-${id}`, user, 'ring');
  await aReview('review-c', 'stranger-2', 'bangle');
  await database.query(
    'INSERT INTO wishlist_items (user_id, product_id) VALUES ("verified", "ring"), ("stranger-1", "ring"), ("stranger-1", "bangle")',
  );
  await database.query(
    'INSERT INTO audit_entries (id, action, entity, entity_id, ip, request_id) VALUES ("1", "customer.update", "User", "stranger-2", "::1", "r")',
  );
}

async function anAccount({
  id,
  email,
  isAddressOwner = true,
  verified = false,
  role = 'CUSTOMER',
  day,
}: Account) {
  const createdAt = new Date(Date.UTC(2026, 0, day));
  await insertRow('users', {
    id,
    email,
    holds_email: isAddressOwner,
    name: id,
    password_hash: `hash of ${id}`,
    role,
    email_verified_at: verified ? createdAt : null,
    wishlist_token: `wishes of ${id}`,
    created_at: createdAt,
    updated_at: createdAt,
  });
  await insertRow('sessions', {
    id: `session of ${id}`,
    user_id: id,
    expires_at: new Date(Date.UTC(2030, 0, 1)),
  });
  if (verified) return;
  await insertRow('one_time_links', {
    id: `link of ${id}`,
    user_id: id,
    purpose: 'RESET_PASSWORD',
    token_hash: id,
    expires_at: createdAt,
  });
}

async function anOrder(number: string, userId: string | null) {
  await insertRow('orders', {
    id: number,
    number,
    user_id: userId,
    payment_method: 'COD',
    contact_name: 'A',
    contact_email: 'a@example.com',
    contact_phone: '1',
    ship_name: 'A',
    ship_phone: '1',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    street: 'Pulchowk',
    items_total: 1,
    discount: 0,
    shipping: 0,
    tax_percent: 18,
    tax: 0,
    final_total: 1,
    estimated_from: new Date(),
    estimated_to: new Date(),
    updated_at: new Date(),
  });
}

async function anAddress(label: string, userId: string, defaultOfId: string | null) {
  await insertRow('saved_addresses', {
    id: label,
    user_id: userId,
    default_of_id: defaultOfId,
    label,
    name: 'A',
    phone: '1',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    street: 'Pulchowk',
    updated_at: new Date(),
  });
}

async function aReview(id: string, userId: string | undefined, product: string) {
  await aProduct(product);
  await insertRow('reviews', {
    id,
    product_id: product,
    user_id: userId,
    author_name: 'A',
    rating: 5,
    comment: 'Well made.',
    updated_at: new Date(),
  });
}

async function aProduct(id: string) {
  const existingIds = await readColumn('SELECT id FROM products');
  if (existingIds.includes(id)) return;
  await insertRow('products', {
    id,
    slug: id,
    sku: id,
    name: id,
    description: id,
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    weight_mg: 1,
    price: 1,
    tags: '[]',
    search_text: id,
    updated_at: new Date(),
  });
}

async function insertRow(table: string, values: Record<string, unknown>) {
  await database.query('INSERT INTO ?? SET ?', [table, values]);
}

async function queryRows(sql: string): Promise<RowDataPacket[]> {
  const [records] = await database.query<RowDataPacket[]>(sql);
  return records;
}

async function readColumn(sql: string): Promise<unknown[]> {
  return (await queryRows(sql)).map((row) => Object.values(row)[0]);
}
