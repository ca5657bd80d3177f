import type { DirectTransaction } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

/** Those of the ids that are a product's. */
export async function knownProducts(tx: DirectTransaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [products] = await tx.send(
    rows<{ id: string }>(Prisma.sql`SELECT id FROM products WHERE id IN (${Prisma.join(ids)})`),
  );
  return new Set(products.map(({ id }) => id));
}
