import { listBarcodeForms } from '#domain/catalog/barcode.ts';
import type { ReadContext } from '#graph/context.ts';
import { applySearchBudget } from '#graph/modules/storefront/search/applySearchBudget.ts';
import { correctStaffSearch } from '#graph/modules/storefront/search/correctedSearch.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { buildAdminProductCondition } from './staff/adminProductCondition.ts';
import { buildStockCondition } from './staff/productStockLevel.ts';

/** Matches a code: one word with a digit or punctuation mark, such as `RG-7K2M` or `BAND/12`. */
const CODE_PATTERN = /^(?=.*[\d./-])[\w./-]{3,48}$/;
const MAX_VARIANTS = 200;

export interface ParsedProductFilter {
  where: Prisma.ProductWhereInput;
  /** Corrected search. Null if nothing was misspelt. */
  correctedSearch: string | null;
}

/**
 * Converts a staff filter to a condition. A search for the beginning of a SKU or for a barcode returns the products
 * with that code. Any other search matches words.
 */
export async function readProductFilter(
  context: ReadContext,
  filter: InputMaybe<AdminProductFilter> | undefined,
): Promise<ParsedProductFilter> {
  const { search, stock, ...rest } = filter ?? {};
  const levels = stock ? [await buildStockCondition(context.prisma, stock)] : [];
  const buildCondition = (productFilter: AdminProductFilter, ...conditions: Prisma.ProductWhereInput[]) => ({
    AND: [buildAdminProductCondition(productFilter), ...levels, ...conditions],
  });
  const ids = await findIdsByCode(context, removeQuotes(search ?? ''));
  if (ids) return { where: buildCondition(rest, { id: { in: ids } }), correctedSearch: null };

  if (!search) return { where: buildCondition(rest), correctedSearch: null };
  const limitedFilter = applySearchBudget({ ...rest, search });
  const correction = await correctStaffSearch(context, limitedFilter.search);
  return {
    where: buildCondition({ ...limitedFilter, search: correction.search }),
    correctedSearch: correction.correctedSearch,
  };
}

/** Removes quotes around a pasted code. */
export function removeQuotes(search: string): string {
  return search
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
    .trim();
}

/** Returns null if no SKU starts with the search and no barcode equals it, or if there are too many matches. */
async function findIdsByCode({ prisma }: ReadContext, search: string): Promise<string[] | null> {
  if (!CODE_PATTERN.test(search)) return null;
  const skuCondition = { startsWith: escapeLike(search) };
  const products = await prisma.product.findMany({
    where: { sku: skuCondition },
    select: { id: true },
    take: MAX_VARIANTS,
  });
  const variants = await prisma.variant.findMany({
    where: { OR: [{ sku: skuCondition }, { barcode: { in: listBarcodeForms(search) } }] },
    select: { productId: true },
    take: MAX_VARIANTS,
  });
  const isBounded = products.length < MAX_VARIANTS && variants.length < MAX_VARIANTS;
  const ids = new Set([...products.map(({ id }) => id), ...variants.map(({ productId }) => productId)]);
  return isBounded && ids.size > 0 ? [...ids] : null;
}
