import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import type { CatalogQuery } from '../catalogUrl.ts';
import { toDisplayedBounds } from './displayedBounds.ts';
import {
  AvailabilityFilter,
  CategoryFilter,
  MetalFilter,
  PriceFilter,
  PurityFilter,
  StoneFilter,
  TypeFilter,
} from './filters.tsx';
import type { ProductFacetsQuery } from './ProductFacets.generated.ts';

interface FilterPanelProps {
  query: CatalogQuery;
  /** Available values with counts; undefined while loading. */
  facets: ProductFacetsQuery['productFilters'] | undefined;
  onChange: (part: Partial<CatalogQuery>) => void;
  /** Called when the typed prices become invalid or valid again. */
  onInvalidPrice?: (isInvalid: boolean) => void;
}

export function FilterPanel({ query, facets, onChange, onInvalidPrice }: FilterPanelProps) {
  const priceDisplay = useStoreSettings();
  const showsTax = useShowsTax();
  const { min, max } = toDisplayedBounds(query, priceDisplay);

  return (
    <>
      <CategoryFilter selection={query.category} counts={facets?.categories} onChange={onChange} />
      <TypeFilter selection={query.type} counts={facets?.types} onChange={onChange} />
      <PriceFilter
        minPrice={min}
        maxPrice={max}
        withTax={showsTax}
        minAvailable={showsTax ? facets?.minPriceWithTax : facets?.minPrice}
        maxAvailable={showsTax ? facets?.maxPriceWithTax : facets?.maxPrice}
        onChange={onChange}
        onInvalid={onInvalidPrice}
      />
      <MetalFilter selection={query.metals} counts={facets?.metals} onChange={onChange} />
      <PurityFilter selection={query.purities} counts={facets?.purities} onChange={onChange} />
      <StoneFilter selection={query.gemstones} counts={facets?.gemstones} onChange={onChange} />
      <AvailabilityFilter selection={query.inStock} count={facets?.inStock} onChange={onChange} />
    </>
  );
}
