import { Prisma } from '../generated/client.ts';
import type { Transaction } from '../transaction.ts';

/** What is followed by when it changed last. */
export type Followed = 'orders' | 'products' | 'users' | 'variants';

/** Counts a change of what belongs to some rows as one of the rows themselves. */
export async function touch(tx: Transaction, table: Followed, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.$executeRaw(toTouch(table, ids));
}

/** The same, as a statement. */
export function toTouch(table: Followed, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    UPDATE ${Prisma.raw(table)} SET updated_at = CURRENT_TIMESTAMP(3)
    WHERE id IN (${Prisma.join([...new Set(ids)])}) ORDER BY id`;
}
