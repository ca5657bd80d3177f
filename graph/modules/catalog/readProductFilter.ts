import type { Reading } from '#graph/context.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { toKnownSearch } from './search/knownSearch.ts';
import { adminProductCondition } from './staff/adminProductCondition.ts';

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
  const { search, ...rest } = filter ?? {};
  const ids = await idsBySku(context, search?.trim() ?? '');
  if (ids) return { where: { AND: [adminProductCondition(rest), { id: { in: ids } }] }, searchedFor: null };

  if (!search) return { where: adminProductCondition(rest), searchedFor: null };
  const known = await toKnownSearch(context, search);
  return { where: adminProductCondition({ ...rest, search: known.search }), searchedFor: known.searchedFor };
}

/** Null where no SKU begins so, or too many do. */
async function idsBySku({ prisma }: Reading, search: string): Promise<string[] | null> {
  if (!SKU.test(search)) return null;
  const sku = { startsWith: escapeLike(search) };
  const products = await prisma.product.findMany({ where: { sku }, select: { id: true }, take: MAX_SIZES });
  const variants = await prisma.variant.findMany({
    where: { sku },
    select: { productId: true },
    take: MAX_SIZES,
  });
  const isBounded = products.length < MAX_SIZES && variants.length < MAX_SIZES;
  const ids = new Set([...products.map(({ id }) => id), ...variants.map(({ productId }) => productId)]);
  return isBounded && ids.size > 0 ? [...ids] : null;
}
