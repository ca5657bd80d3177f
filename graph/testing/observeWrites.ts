import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenWrites } from '#graph/prisma/writes/openWrites.ts';
import type { FollowedTable } from '#graph/prisma/writes/touch.ts';

/** Tables whose changes count as changes of the owner row, which must be touched (graph/prisma/writes/touch.ts). */
export const OWNER_TABLES: Record<string, FollowedTable> = {
  order_lines: 'orders',
  order_events: 'orders',
  payments: 'orders',
  order_taggings: 'orders',
  order_proposals: 'orders',
  returns: 'orders',
  return_lines: 'orders',
  return_photos: 'orders',
  transfer_receipts: 'orders',
  product_images: 'products',
  gemstones: 'products',
  product_slugs: 'products',
  stock_levels: 'variants',
  saved_addresses: 'users',
  customer_notes: 'users',
  customer_group_members: 'users',
};

/** Tables that refer to a followed table but are not part of its API object, or are always written together with it. */
export const INDEPENDENT_TABLES: readonly string[] = [
  'alerts',
  'bookings',
  'saved_cart_lines',
  'collection_members',
  'coupon_redemptions',
  'carrier_cash_entries',
  'goods_receipt_lines',
  'invoices',
  'mails',
  'payment_attempts',
  'place_order_requests',
  'price_changes',
  'recently_viewed_items',
  'remittance_lines',
  'reviews',
  'stock_moves',
  'stock_take_lines',
  'stock_transfer_lines',
  'threads',
  'uploads',
  'variants',
  'wishlist_items',
];

const DELETE_PATTERN = /^\s*DELETE FROM\s+\S*\b(orders|products|variants)\b/i;
const WRITE_PATTERN =
  /^\s*(?:INSERT(?: IGNORE)? INTO|UPDATE|DELETE FROM|REPLACE INTO)\s+(?:`?\w+`?\.)?`?(\w+)`?/i;

const testWrites = new AsyncLocalStorage<true>();

/**
 * Excludes writes of the test itself. The promise is awaited here because Prisma sends a query only when it is awaited.
 */
export function runUnobserved<Result>(work: () => Promise<Result>): Promise<Result> {
  return testWrites.run(true, async () => await work());
}

/**
 * Finds server writes that omit a required change: an order line written without its order, an unrecorded deletion, or
 * a change time not set by the database. Returns a live list of findings.
 */
export function observeWrites(writes: OpenWrites): readonly string[] {
  const omissions: string[] = [];
  writes.watcher = {
    isWatching: () => !testWrites.getStore(),
    recordCommit: (statements) => omissions.push(...findOmissions(statements)),
  };
  return omissions;
}

/** Returns the omissions of statements committed together. */
export function findOmissions(statements: readonly string[]): string[] {
  const tables = new Set(statements.flatMap((text) => WRITE_PATTERN.exec(text)?.[1] ?? []));
  const missingOwners = [...tables].flatMap((table) => {
    const owner = OWNER_TABLES[table];
    return owner && !tables.has(owner) ? [`${table} is written and ${owner} is not`] : [];
  });
  const hasUnrecordedDeletion =
    statements.some((text) => DELETE_PATTERN.test(text)) && !tables.has('deletions');
  const manualTimestamps = statements
    .filter(setsUpdatedAtManually)
    .map((text) => `updated_at is written: ${text}`);
  return [
    ...missingOwners,
    ...(hasUnrecordedDeletion ? ['something is deleted and nobody is told'] : []),
    ...manualTimestamps,
  ];
}

const DATABASE_CLOCK_PATTERN = /updated_at\W*=\s*CURRENT_TIMESTAMP/i;

/** Checks assignments only, because a condition can use any column. */
function setsUpdatedAtManually(text: string): boolean {
  const table = WRITE_PATTERN.exec(text)?.[1] ?? '';
  if (!['orders', 'products', 'users', 'variants'].includes(table)) return false;
  const assignments = /^\s*UPDATE/i.test(text)
    ? (text.split(/\bWHERE\b/i)[0] ?? '')
    : (text.split(/\bVALUES\b/i)[0] ?? '');
  return /\bupdated_at\b/i.test(assignments) && !DATABASE_CLOCK_PATTERN.test(assignments);
}
