import { useLingui } from '@lingui/react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type CatalogQuery, toProductFilter } from '../catalogUrl.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { useProductFacetsQuery } from './ProductFacets.generated.ts';

export interface FiltersProps {
  query: CatalogQuery;
  onChange: (query: CatalogQuery) => void;
}

/** Filters beside the list. Each choice applies immediately. */
export function FilterSidebar({ query, onChange }: FiltersProps) {
  const { i18n } = useLingui();
  const { data, previousData } = useProductFacetsQuery({ variables: { filter: toProductFilter(query) } });

  return (
    <>
      <VisuallyHidden as="h2">{i18n.t('Filters')}</VisuallyHidden>
      <FilterPanel
        query={query}
        facets={(data ?? previousData)?.productFilters}
        onChange={(part) => onChange({ ...query, ...part })}
      />
    </>
  );
}
