import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenWrites } from '#graph/prisma/writes/openWrites.ts';
import type { Followed } from '#graph/prisma/writes/touch.ts';

/** Whose change is one of what it belongs to, whose instant tells of it (graph/prisma/writes/touch.ts). */
export const BELONGS_TO: Record<string, Followed> = {
  order_lines: 'orders',
  order_events: 'orders',
  payments: 'orders',
  order_taggings: 'orders',
  order_proposals: 'orders',
  returns: 'orders',
  return_lines: 'orders',
  return_photos: 'orders',
  transfer_slips: 'orders',
  product_images: 'products',
  gemstones: 'products',
  product_slugs: 'products',
  stock_levels: 'variants',
  saved_addresses: 'users',
  customer_notes: 'users',
  customer_group_members: 'users',
};

/** What refers to them and is no part of what is told of them, or is written in the same breath as they are. */
export const APART: readonly string[] = [
  'alerts',
  'bookings',
  'cart_copy_lines',
  'collection_members',
  'coupon_redemptions',
  'courier_cash_entries',
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

const DELETES = /^\s*DELETE FROM\s+\S*\b(orders|products|variants)\b/i;
const WRITTEN = /^\s*(?:INSERT(?: IGNORE)? INTO|UPDATE|DELETE FROM|REPLACE INTO)\s+(?:`?\w+`?\.)?`?(\w+)`?/i;

const byTest = new AsyncLocalStorage<true>();

/** What a test arranges is not looked at. Prisma asks the database only once its answer is waited for. */
export function arranging<Result>(work: () => Promise<Result>): Promise<Result> {
  return byTest.run(true, async () => await work());
}

/**
 * Finds what the server writes without saying that something changed: a line of an order without the order, a deletion
 * that nobody would hear of, an instant that is not the database's own. Answers what was found so far.
 */
export function watchWrites(writes: OpenWrites): readonly string[] {
  const found: string[] = [];
  writes.watcher = {
    isWatching: () => !byTest.getStore(),
    kept: (statements) => found.push(...findForgotten(statements)),
  };
  return found;
}

/** What some statements that were kept together have forgotten. */
export function findForgotten(statements: readonly string[]): string[] {
  const tables = new Set(statements.flatMap((text) => WRITTEN.exec(text)?.[1] ?? []));
  const forgotten = [...tables].flatMap((table) => {
    const owner = BELONGS_TO[table];
    return owner && !tables.has(owner) ? [`${table} is written and ${owner} is not`] : [];
  });
  const deleted = statements.some((text) => DELETES.test(text)) && !tables.has('deletions');
  const stamped = statements.filter(isStampedByHand).map((text) => `updated_at is written: ${text}`);
  return [...forgotten, ...(deleted ? ['something is deleted and nobody is told'] : []), ...stamped];
}

const BY_CLOCK = /updated_at\W*=\s*CURRENT_TIMESTAMP/i;

/** A column of any name may be in a condition; here it is about what is set. */
function isStampedByHand(text: string): boolean {
  const table = WRITTEN.exec(text)?.[1] ?? '';
  if (!['orders', 'products', 'users', 'variants'].includes(table)) return false;
  const set = /^\s*UPDATE/i.test(text)
    ? (text.split(/\bWHERE\b/i)[0] ?? '')
    : (text.split(/\bVALUES\b/i)[0] ?? '');
  return /\bupdated_at\b/i.test(set) && !BY_CLOCK.test(set);
}
