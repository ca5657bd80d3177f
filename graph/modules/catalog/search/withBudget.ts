import { readBudget } from '#domain/catalog/searchBudget.ts';
import type { ProductFilter } from '#graph/schema/schema.generated.ts';

type Bounds = Pick<ProductFilter, 'minPrice' | 'maxPrice' | 'minPriceWithTax' | 'maxPriceWithTax'>;
type Filter = Bounds & { search?: string | null };

/** The filter with the price that its search names as its price, before or with tax, besides those that it has. */
export function withBudget<Given extends Filter>(filter: Given, withTax = false): Given & Filter {
  if (!filter.search) return filter;
  const { search, minPrice, maxPrice } = readBudget(filter.search);
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
