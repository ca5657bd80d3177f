import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the names or codes of coupons that are limited to a collection and valid now or later. */
export async function findCollectionCoupons(
  prisma: PrismaClient | Transaction,
  { id, now }: { id: string; now: Date },
): Promise<string[]> {
  const coupons = await prisma.$queryRaw<{ code: string; name: string | null }[]>`
    SELECT code, name FROM coupons
    WHERE is_active AND (ends_at IS NULL OR ends_at > ${now})
      AND collection_ids IS NOT NULL AND JSON_CONTAINS(collection_ids, JSON_QUOTE(${id}))
    ORDER BY code`;
  return coupons.map(({ code, name }) => name ?? code);
}
