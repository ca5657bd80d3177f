import { filterValues } from '#graph/modules/storefront/filterValues.ts';
import { searchCondition } from '#graph/modules/storefront/search/searchCondition.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter } from '#graph/schema/schema.generated.ts';

/**
 * Converts a staff filter to a condition, except for stock, which depends on settings. An empty list of values is
 * ignored.
 */
export function adminProductCondition(filter: AdminProductFilter): Prisma.ProductWhereInput {
  const { search, category, type, collection, minPrice, maxPrice, isFeatured, pricingMode } = filter;
  const { updatedFrom } = filter;
  const statuses = filterValues(filter.statuses);
  const metals = filterValues(filter.metals);
  const purities = filterValues(filter.purities);
  const gemstones = filterValues(filter.gemstones);
  const ids = filterValues(filter.ids);
  const skus = filterValues(filter.skus);
  return {
    ...(search && searchCondition(search)),
    ...(statuses && { status: { in: [...statuses] } }),
    ...(category && { category }),
    ...(type && { type }),
    ...(collection && { collection: { slug: collection } }),
    ...(metals && { metal: { in: [...metals] } }),
    ...(purities && { purity: { in: [...purities] } }),
    ...(gemstones && { gemstones: { some: { kind: { in: [...gemstones] } } } }),
    ...((minPrice ?? maxPrice) != null && {
      price: { gte: minPrice ?? undefined, lte: maxPrice ?? undefined },
    }),
    ...(updatedFrom && { updatedAt: { gte: updatedFrom } }),
    ...(isFeatured != null && { isFeatured }),
    ...(pricingMode && { pricingMode }),
    ...(ids && { id: { in: [...ids] } }),
    ...(skus && { sku: { in: [...skus] } }),
  };
}
