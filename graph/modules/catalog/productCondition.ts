import { forSale } from '#domain/catalog/catalogTerms.ts';
import { refusedArgument } from '#graph/errors.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, ProductFilter } from '#graph/schema/schema.generated.ts';
import { searchCondition } from './search/searchCondition.ts';

const MAX_VALUES = 100;

/** The products for sale that a filter keeps. An empty list of metals, purities or gemstones filters nothing. */
export function productCondition(filter: InputMaybe<ProductFilter> = {}): Prisma.ProductWhereInput {
  const { search, category, type, collection, minPrice, maxPrice, inStock, ids } = filter ?? {};
  const metals = toValues('metals', filter?.metals);
  const purities = toValues('purities', filter?.purities);
  const gemstones = toValues('gemstones', filter?.gemstones);
  return {
    ...forSale,
    ...(search && searchCondition(search)),
    ...(category && { category }),
    ...(type && { type }),
    ...(collection && { collection: { slug: collection } }),
    ...((minPrice ?? maxPrice) != null && {
      price: { gte: minPrice ?? undefined, lte: maxPrice ?? undefined },
    }),
    ...(metals && { metal: { in: metals } }),
    ...(purities && { purity: { in: purities } }),
    ...(gemstones && { gemstones: { some: { kind: { in: gemstones } } } }),
    ...(inStock && { stock: { gt: 0 } }),
    ...(ids && { id: { in: toValues('ids', ids) ?? [] } }),
  };
}

function toValues<Value>(field: string, values: InputMaybe<Value[]> | undefined): Value[] | undefined {
  if (!values?.length) return undefined;
  if (values.length > MAX_VALUES)
    throw refusedArgument(
      'ARGUMENT_TOO_MANY',
      { argument: `filter.${field}`, most: MAX_VALUES },
      `filter.${field}`,
    );
  return values;
}
