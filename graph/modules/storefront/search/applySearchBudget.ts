import { readBudget } from '#domain/catalog/searchBudget.ts';
import type { ProductFilter } from '#graph/schema/schema.generated.ts';
import { isFillerOnly } from './readTerms.ts';

const BOUNDS = ['minPrice', 'maxPrice', 'minPriceWithTax', 'maxPriceWithTax'] as const;

type Bounds = Pick<ProductFilter, (typeof BOUNDS)[number]>;
type Filter = Bounds & { search?: string | null };

/** Adds the price named in the search to the bounds of the filter, before or with tax. */
export function applySearchBudget<InputFilter extends Filter>(
  filter: InputFilter,
  includesTax = false,
): InputFilter & Filter {
  if (!filter.search) return filter;
  const { search: searchWithoutPrice, minPrice, maxPrice } = readBudget(filter.search);
  const hasPrice =
    BOUNDS.some((boundName) => filter[boundName] != null) || minPrice !== null || maxPrice !== null;
  // "what can i get for 50k" contains only a price.
  const search = hasPrice && isFillerOnly(searchWithoutPrice) ? '' : searchWithoutPrice;
  if (search === filter.search) return filter;
  const [min, max] = includesTax
    ? (['minPriceWithTax', 'maxPriceWithTax'] as const)
    : (['minPrice', 'maxPrice'] as const);
  return {
    ...filter,
    search,
    ...(minPrice !== null && { [min]: Math.max(minPrice, filter[min] ?? minPrice) }),
    ...(maxPrice !== null && { [max]: Math.min(maxPrice, filter[max] ?? maxPrice) }),
  };
}
