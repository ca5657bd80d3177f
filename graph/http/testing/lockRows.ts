import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';

/**
 * How to look at who waits. The database shows them anew only to who has not looked for 100 ms:
 * https://dev.mysql.com/doc/refman/8.4/en/innodb-information-schema-internal-data.html.
 */
export const LOOKS = { timeout: 20_000, interval: 250 };

/** A piece that nobody can order until it is let go: who tries waits in the database. */
export async function holdPiece(prisma: PrismaClient) {
  const { id: productId, variants } = await aProduct(prisma, { variants: [{ stock: 100 }] });
  const lock = Prisma.sql`SELECT id FROM variants WHERE product_id = ${productId} FOR UPDATE`;
  return { productId, ...(await holdRows(prisma, lock, variants[0]?.id ?? '')) };
}

/** Holds what a locking read finds until it is let go; `id` is what the statements of those who wait for it name. */
export async function holdRows(prisma: PrismaClient, lock: Prisma.Sql, id: string) {
  const hand = signal();
  const held = signal();
  const over = prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw(lock);
      held.resolve();
      await hand.promise;
    },
    { timeout: 30_000 },
  );
  await held.promise;

  return {
    letGo: async () => {
      hand.resolve();
      await over;
    },
    /** How many wait for it, when looked for by `LOOKS`. */
    countWaiting: async () => {
      const [row] = await prisma.$queryRaw<{ waiting: bigint }[]>`
        SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx
        WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE ${`%${id}%`}`;
      return Number(row?.waiting);
    },
  };
}

/** A promise that is kept from outside. */
function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
