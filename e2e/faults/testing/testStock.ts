import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';

/** A size that can be bought. */
export interface Piece {
  productId: string;
  variantId: string;
  size: string | null;
  price: number;
}

const PLENTY = 100_000;

/** All of a size is at the store's first location. */
async function layDown(tx: Transaction, variantId: string, stock: number): Promise<void> {
  await tx.stockLevel.deleteMany({ where: { variantId } });
  await tx.stockLevel.create({ data: { variantId, locationId: MAIN_LOCATION_ID, quantity: stock } });
  await tx.variant.update({ where: { id: variantId }, data: { stock } });
}

/**
 * Lays so many cheap pieces out for a trial: `few` of them with so little stock that they sell out under load, the others
 * with more than anybody buys. The running store has taken the stock in within half a second.
 */
export async function layOut(
  databaseUrl: string,
  { kinds = 12, few = 3, stockOfFew = 15 }: { kinds?: number; few?: number; stockOfFew?: number } = {},
): Promise<Piece[]> {
  const databases = openDatabases(databaseUrl);
  const { prisma } = databases;
  try {
    const variants = await prisma.variant.findMany({
      // An order in cash has a limit, which these stay below.
      where: { product: { status: 'ACTIVE' }, price: { lt: 80_000 } },
      orderBy: { id: 'asc' },
      take: kinds,
    });
    await databases.writingFor({ now: new Date() }).work(async ({ db: tx, publish }) => {
      for (const [index, { id }] of variants.entries())
        await layDown(tx, id, index < few ? stockOfFew : PLENTY);
      await tx.$executeRaw`
        UPDATE products SET stock = (SELECT SUM(stock) FROM variants WHERE product_id = products.id)
        WHERE id IN (SELECT product_id FROM variants)`;
      publish(everythingChanged());
    });
    return variants.map(({ id, productId, size, price }) => ({ variantId: id, productId, size, price }));
  } finally {
    await databases.close();
  }
}
