import { Prisma } from '../generated/client.ts';
import type { Transaction } from '../transaction.ts';

/** Tables whose changes integrations read by time of last change. */
export type FollowedTable = 'orders' | 'products' | 'users' | 'variants';

/** Marks rows as changed because something that belongs to them changed. */
export async function touch(tx: Transaction, table: FollowedTable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.$executeRaw(buildTouchStatement(table, ids));
}

/** Returns the statement that marks rows as changed. */
export function buildTouchStatement(table: FollowedTable, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    UPDATE ${Prisma.raw(table)} SET updated_at = CURRENT_TIMESTAMP(3)
    WHERE id IN (${Prisma.join([...new Set(ids)])}) ORDER BY id`;
}
