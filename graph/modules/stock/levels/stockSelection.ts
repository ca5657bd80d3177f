import { ONE_OF_A_KIND } from '#domain/stock/getStockState.ts';
import { findProductIds } from '#graph/modules/catalog/findProductIds.ts';
import { removeQuotes } from '#graph/modules/catalog/readProductFilter.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { toFilterValues } from '#graph/modules/storefront/filterValues.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { StockItemFilter, StockStatus } from '#graph/schema/schema.generated.ts';

/** A variant as the stock list reads it. */
export interface StockRow {
  id: string;
  sku: string;
  size: string | null;
  productId: string;
  name: string;
  price: number;
  weightMg: number;
  /** Available at all locations that serve orders. */
  stock: number;
  /** Quantity at the filter's location, or the available quantity if the filter has none. */
  quantity: number;
  lowStock: number | null;
  peakStock: number;
  lowStockThreshold: number;
  /** Time the variant or one of its stock levels last changed. */
  updatedAt: Date;
}

/** A filter as parts of a SQL statement. */
export interface StockSelection {
  columns: Prisma.Sql;
  from: Prisma.Sql;
  where: Prisma.Sql;
  /** Quantity of a variant, and its low-stock limit. */
  quantity: Prisma.Sql;
  lowStockThreshold: Prisma.Sql;
}

/** Maximum number of products a search considers. */
const MAX_PRODUCTS = 2000;

export async function selectStock(prisma: PrismaClient, filter: StockItemFilter): Promise<StockSelection> {
  const { locationId, states, category, type, statuses, productId, search, updatedFrom } = filter;
  const productIds = toFilterValues(filter.productIds);
  const { lowStockLevel } = await readSettings(prisma);
  const quantity = locationId ? Prisma.sql`COALESCE(here.quantity, 0)` : Prisma.sql`v.stock`;
  // SQL equivalent of `getLowStockLimit` in domain/stock/getStockState.ts.
  const lowStockThreshold = Prisma.sql`COALESCE(v.low_stock, IF(v.peak_stock <= ${ONE_OF_A_KIND}, 0, ${lowStockLevel}))`;
  const conditions = [
    ...(states?.length
      ? [joinWithOr(states.map((state) => buildStateCondition(state, quantity, lowStockThreshold)))]
      : []),
    ...(category ? [Prisma.sql`p.category = ${category}`] : []),
    ...(type ? [Prisma.sql`p.type = ${type}`] : []),
    ...(statuses?.length ? [Prisma.sql`p.status IN (${Prisma.join(statuses)})`] : []),
    ...(updatedFrom ? [Prisma.sql`v.updated_at >= ${updatedFrom}`] : []),
    ...(productId ? [Prisma.sql`v.product_id = ${productId}`] : []),
    ...(productIds ? [Prisma.sql`v.product_id IN (${Prisma.join([...productIds])})`] : []),
    ...(search?.trim() ? [await buildSearchCondition(prisma, search.trim())] : []),
  ];
  return {
    columns: Prisma.sql`v.id, v.sku, v.size, v.product_id AS productId, p.name, v.price, v.weight_mg AS weightMg, v.stock,
      ${quantity} AS quantity, v.low_stock AS lowStock, v.peak_stock AS peakStock, ${lowStockThreshold} AS lowStockThreshold, v.updated_at AS updatedAt`,
    from: Prisma.sql`variants v JOIN products p ON p.id = v.product_id ${
      locationId
        ? Prisma.sql`LEFT JOIN stock_levels here ON here.variant_id = v.id AND here.location_id = ${locationId}`
        : Prisma.empty
    }`,
    where: conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`1 = 1`,
    quantity,
    lowStockThreshold,
  };
}

function buildStateCondition(
  state: StockStatus,
  quantitySql: Prisma.Sql,
  lowStockThreshold: Prisma.Sql,
): Prisma.Sql {
  if (state === 'OUT') return Prisma.sql`${quantitySql} <= 0`;
  if (state === 'LOW') return Prisma.sql`(${quantitySql} > 0 AND ${quantitySql} <= ${lowStockThreshold})`;
  return Prisma.sql`${quantitySql} > ${lowStockThreshold}`;
}

function joinWithOr(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

/** Returns the condition for SKUs that begin with the search, or for products that the staff search finds. */
async function buildSearchCondition(prisma: PrismaClient, search: string): Promise<Prisma.Sql> {
  const ids = await findProductIds(prisma, search, MAX_PRODUCTS);
  const code = removeQuotes(search);
  return joinWithOr([
    code === '' ? Prisma.sql`FALSE` : Prisma.sql`v.sku LIKE ${`${escapeLike(code)}%`}`,
    ...(ids.length > 0 ? [Prisma.sql`v.product_id IN (${Prisma.join(ids)})`] : []),
  ]);
}
