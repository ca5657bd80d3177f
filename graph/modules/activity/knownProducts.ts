import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

/** Those of the ids that are a product's. */
export function knownProducts(ids: readonly string[]): Statement<Set<string>> {
  const isAsked = ids.length > 0 ? Prisma.sql`id IN (${Prisma.join([...ids])})` : Prisma.sql`FALSE`;
  const { sql, read } = rows<{ id: string }>(Prisma.sql`SELECT id FROM products WHERE ${isAsked}`);
  return { sql, read: (result) => new Set(read(result).map(({ id }) => id)) };
}
