import { barcodeForms } from '#domain/catalog/barcode.ts';
import type { Reading } from '#graph/context.ts';
import { toKnownSearch } from '#graph/modules/storefront/search/knownSearch.ts';
import { withBudget } from '#graph/modules/storefront/search/withBudget.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { adminProductCondition } from './staff/adminProductCondition.ts';
import { stockCondition } from './staff/productStockLevel.ts';

/** One word with a figure or a mark, as no word of a text has it: `RG-7K2M`, `BAND/12`. */
const SKU = /^(?=.*[\d./-])[\w./-]{3,48}$/;
const MAX_SIZES = 200;

export interface ReadProductFilter {
  where: Prisma.ProductWhereInput;
  /** What is searched for instead; null when nothing was misspelt. */
  searchedFor: string | null;
}

/** What a filter of the staff keeps: a search that begins an SKU, of a piece or of a size, keeps those; others go by words. */
export async function readProductFilter(
  context: Reading,
  filter: InputMaybe<AdminProductFilter> | undefined,
): Promise<ReadProductFilter> {
  const { search, stock, ...rest } = filter ?? {};
  const levels = stock ? [await stockCondition(context.prisma, stock)] : [];
  const keep = (given: AdminProductFilter, ...also: Prisma.ProductWhereInput[]) => ({
    AND: [adminProductCondition(given), ...levels, ...also],
  });
  const ids = await idsByCode(context, withoutQuotes(search ?? ''));
  if (ids) return { where: keep(rest, { id: { in: ids } }), searchedFor: null };

  if (!search) return { where: keep(rest), searchedFor: null };
  const typed = withBudget({ ...rest, search });
  const known = await toKnownSearch(context, typed.search);
  return { where: keep({ ...typed, search: known.search }), searchedFor: known.searchedFor };
}

/** A code as it is, also where it was pasted in quotes. */
export function withoutQuotes(search: string): string {
  return search
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
    .trim();
}

/** Null where no SKU begins so and no barcode is it, or too many do. */
async function idsByCode({ prisma }: Reading, search: string): Promise<string[] | null> {
  if (!SKU.test(search)) return null;
  const sku = { startsWith: escapeLike(search) };
  const products = await prisma.product.findMany({ where: { sku }, select: { id: true }, take: MAX_SIZES });
  const variants = await prisma.variant.findMany({
    where: { OR: [{ sku }, { barcode: { in: barcodeForms(search) } }] },
    select: { productId: true },
    take: MAX_SIZES,
  });
  const isBounded = products.length < MAX_SIZES && variants.length < MAX_SIZES;
  const ids = new Set([...products.map(({ id }) => id), ...variants.map(({ productId }) => productId)]);
  return isBounded && ids.size > 0 ? [...ids] : null;
}
