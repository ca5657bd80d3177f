import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

const buildStockedProductsQuery = (locationId: string) => Prisma.sql`
  SELECT v.product_id FROM stock_levels s JOIN variants v ON v.id = s.variant_id
  WHERE s.location_id = ${locationId} AND s.quantity > 0`;

/** Locks all variants of the products stocked at a location, as an order locks the variants it takes. */
export async function lockLocationVariants(tx: Transaction, locationId: string): Promise<void> {
  const products = await tx.$queryRaw<
    { id: string }[]
  >`SELECT DISTINCT product_id AS id FROM (${buildStockedProductsQuery(locationId)}) held`;
  if (products.length === 0) return;
  const ids = Prisma.join(products.map(({ id }) => id));
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id IN (${ids}) ORDER BY id FOR UPDATE`;
}

/** Recomputes the available stock of all variants at a location after it starts or stops serving orders. */
export async function recomputeAvailableStock(work: Work, locationId: string): Promise<void> {
  await work.db.$executeRaw`
    UPDATE variants SET stock = (
      SELECT COALESCE(SUM(s.quantity), 0) FROM stock_levels s JOIN locations l ON l.id = s.location_id
      WHERE s.variant_id = variants.id AND l.is_active AND l.serves_orders)
    WHERE id IN (SELECT variant_id FROM stock_levels WHERE location_id = ${locationId} AND quantity > 0)`;
  await work.db.$executeRaw`
    UPDATE variants SET peak_stock = stock
    WHERE peak_stock < stock AND id IN (SELECT variant_id FROM stock_levels WHERE location_id = ${locationId} AND quantity > 0)`;
  await work.db.$executeRaw`
    UPDATE products SET stock = (SELECT SUM(v.stock) FROM variants v WHERE v.product_id = products.id)
    WHERE id IN (${buildStockedProductsQuery(locationId)})`;
  work.publish(everythingChanged());
  const products = await work.db.$queryRaw<
    { id: string }[]
  >`SELECT DISTINCT product_id AS id FROM (${buildStockedProductsQuery(locationId)}) held`;
  await queueAlerts(
    work,
    products.map(({ id }) => id),
  );
}
