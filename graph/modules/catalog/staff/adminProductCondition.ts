import { toFilterValues } from '#graph/modules/storefront/filterValues.ts';
import { buildSearchCondition } from '#graph/modules/storefront/search/searchCondition.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter } from '#graph/schema/schema.generated.ts';

/**
 * Converts a staff filter to a condition, except for stock, which depends on settings. An empty list of values is
 * ignored.
 */
export function buildAdminProductCondition(filter: AdminProductFilter): Prisma.ProductWhereInput {
  const { search, category, type, collection, minPrice, maxPrice, isFeatured, pricingMode } = filter;
  const { updatedFrom } = filter;
  const statuses = toFilterValues(filter.statuses);
  const metals = toFilterValues(filter.metals);
  const purities = toFilterValues(filter.purities);
  const gemstones = toFilterValues(filter.gemstones);
  const ids = toFilterValues(filter.ids);
  const skus = toFilterValues(filter.skus);
  return {
    ...(search && buildSearchCondition(search)),
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
