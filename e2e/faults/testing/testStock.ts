import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';

/** A variant that can be bought. */
export interface TestVariant {
  productId: string;
  variantId: string;
  size: string | null;
  price: number;
}

const PLENTY_OF_STOCK = 100_000;

/** Moves all stock of a variant to the store's first location and sets its quantity. */
async function setStock(tx: Transaction, variantId: string, stock: number): Promise<void> {
  await tx.stockLevel.deleteMany({ where: { variantId } });
  await tx.stockLevel.create({ data: { variantId, locationId: MAIN_LOCATION_ID, quantity: stock } });
  await tx.variant.update({ where: { id: variantId }, data: { stock } });
}

/**
 * Sets the stock of inexpensive products for a test: `limitedCount` of them sell out under load, the others never do. A
 * running store applies the stock within half a second.
 */
export async function stockVariants(
  databaseUrl: string,
  {
    productCount = 12,
    limitedCount = 3,
    limitedStock = 15,
  }: { productCount?: number; limitedCount?: number; limitedStock?: number } = {},
): Promise<TestVariant[]> {
  const databases = openDatabases(databaseUrl);
  const { prisma } = databases;
  try {
    const variants = await prisma.variant.findMany({
      // Below the cash-on-delivery limit.
      where: { product: { status: 'ACTIVE' }, price: { lt: 80_000 } },
      orderBy: { id: 'asc' },
      take: productCount,
    });
    await databases.createWriter({ now: new Date() }).work(async ({ db: tx, publish }) => {
      for (const [index, { id }] of variants.entries())
        await setStock(tx, id, index < limitedCount ? limitedStock : PLENTY_OF_STOCK);
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
