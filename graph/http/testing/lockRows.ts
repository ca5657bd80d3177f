import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';

/**
 * Polling options for lock waits. The database refreshes its table of locks only if the table has not been read for 100
 * ms: https://dev.mysql.com/doc/refman/8.4/en/innodb-information-schema-internal-data.html.
 */
export const POLL_OPTIONS = { timeout: 20_000, interval: 250 };

/** Creates a product whose rows are locked until it is released. Orders for it wait in the database. */
export async function lockProduct(prisma: PrismaClient) {
  const { id: productId, variants } = await aProduct(prisma, { variants: [{ stock: 100 }] });
  const lockQuery = Prisma.sql`SELECT id FROM variants WHERE product_id = ${productId} FOR UPDATE`;
  return { productId, ...(await lockRows(prisma, lockQuery, variants[0]?.id ?? '')) };
}

/**
 * Locks the rows selected by a locking read until they are released. `id` is part of the statements that wait for the
 * rows.
 */
export async function lockRows(prisma: PrismaClient, lockQuery: Prisma.Sql, id: string) {
  const releaseSignal = createSignal();
  const lockAcquired = createSignal();
  const transaction = prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw(lockQuery);
      lockAcquired.resolve();
      await releaseSignal.promise;
    },
    { timeout: 30_000 },
  );
  await lockAcquired.promise;

  return {
    releaseLock: async () => {
      releaseSignal.resolve();
      await transaction;
    },
    /** Returns the number of waiting transactions. Poll it with `POLL_OPTIONS`. */
    countWaiting: async () => {
      const [row] = await prisma.$queryRaw<{ waiting: bigint }[]>`
        SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx
        WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE ${`%${id}%`}`;
      return Number(row?.waiting);
    },
  };
}

/** Returns a promise and the function that resolves it. */
function createSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
