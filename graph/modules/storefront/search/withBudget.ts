import { readBudget } from '#domain/catalog/searchBudget.ts';
import type { ProductFilter } from '#graph/schema/schema.generated.ts';
import { saysNothing } from './readTerms.ts';

const BOUNDS = ['minPrice', 'maxPrice', 'minPriceWithTax', 'maxPriceWithTax'] as const;

type Bounds = Pick<ProductFilter, (typeof BOUNDS)[number]>;
type Filter = Bounds & { search?: string | null };

/** The filter with the price that its search names as its price, before or with tax, besides those that it has. */
export function withBudget<Given extends Filter>(filter: Given, withTax = false): Given & Filter {
  if (!filter.search) return filter;
  const { search: rest, minPrice, maxPrice } = readBudget(filter.search);
  const hasPrice = BOUNDS.some((bound) => filter[bound] != null) || minPrice !== null || maxPrice !== null;
  // "what can i get for 50k" asks for nothing but a price.
  const search = hasPrice && saysNothing(rest) ? '' : rest;
  if (search === filter.search) return filter;
  const [min, max] = withTax
    ? (['minPriceWithTax', 'maxPriceWithTax'] as const)
    : (['minPrice', 'maxPrice'] as const);
  return {
    ...filter,
    search,
    ...(minPrice !== null && { [min]: Math.max(minPrice, filter[min] ?? minPrice) }),
    ...(maxPrice !== null && { [max]: Math.min(maxPrice, filter[max] ?? maxPrice) }),
  };
}
