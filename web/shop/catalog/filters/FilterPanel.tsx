import { useLingui } from '@lingui/react';
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { formatPurity, METALS, PURITIES, type Purity } from '#domain/catalog/metals.ts';
import { categoryLabels, gemstoneLabel, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { CatalogQuery } from '../catalogUrl.ts';
import { AnyOf } from './AnyOf.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { FiltersProps } from './FilterSidebar.tsx';
import { OneOf } from './OneOf.tsx';
import { PriceRange } from './PriceRange.tsx';
import type { ProductFacetsQuery } from './ProductFacets.generated.ts';

export interface FilterPanelProps extends FiltersProps {
  /** What remains to choose from; unknown while it loads. */
  facets: ProductFacetsQuery['productFilters'] | undefined;
}

export function FilterPanel({ query, facets, onChange }: FilterPanelProps) {
  const { i18n } = useLingui();
  const change = (part: Partial<CatalogQuery>) => onChange({ ...query, ...part });
  const gemstones = [
    ...new Set([...(facets?.gemstones.map(({ value }) => value) ?? []), ...query.gemstones]),
  ];
  const hasPurities = facets?.purities.length !== 0 || query.purities.length > 0;
  const hasGemstones = !facets || gemstones.length > 0;

  return (
    <>
      <FilterGroup title={i18n.t('Category')}>
        <OneOf
          values={CATEGORIES}
          chosen={query.category}
          counts={facets?.categories}
          labelOf={(value) => i18n.t(categoryLabels[value])}
          onChange={(category) => change({ category })}
        />
      </FilterGroup>
      <FilterGroup title={i18n.t('Piece')}>
        <OneOf
          values={PIECE_TYPES}
          chosen={query.type}
          counts={facets?.types}
          labelOf={(value) => i18n.t(typeLabels[value])}
          onChange={(type) => change({ type })}
        />
      </FilterGroup>
      <FilterGroup title={i18n.t('Price')}>
        <PriceRange query={query} facets={facets} onChange={change} />
      </FilterGroup>
      <FilterGroup title={i18n.t('Metal')}>
        <AnyOf
          values={METALS}
          chosen={query.metals}
          counts={facets?.metals}
          labelOf={(value) => i18n.t(metalLabels[value])}
          onChange={(metals) => change({ metals })}
        />
      </FilterGroup>
      {hasPurities && (
        <FilterGroup title={i18n.t('Purity')}>
          <AnyOf
            values={purities}
            chosen={query.purities}
            counts={facets?.purities}
            hidesMissing
            labelOf={(value) => formatPurity(value, i18n.locale)}
            onChange={(chosen) => change({ purities: chosen })}
          />
        </FilterGroup>
      )}
      {hasGemstones && (
        <FilterGroup title={i18n.t('Stone')}>
          <AnyOf
            values={gemstones}
            chosen={query.gemstones}
            counts={facets?.gemstones}
            labelOf={(value) => i18n.t(gemstoneLabel(value))}
            onChange={(chosen) => change({ gemstones: chosen })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={i18n.t('Availability')}>
        <AnyOf
          values={['true']}
          chosen={query.inStock ? ['true'] : []}
          counts={facets && [{ value: 'true', count: facets.inStock }]}
          labelOf={() => i18n.t('In stock')}
          onChange={(chosen) => change({ inStock: chosen.length > 0 })}
        />
      </FilterGroup>
    </>
  );
}

// By metal, the finest first.
const purities = (Object.keys(PURITIES) as Purity[]).toSorted(
  (a, b) =>
    METALS.indexOf(PURITIES[a].metal) - METALS.indexOf(PURITIES[b].metal) ||
    PURITIES[b].fineness - PURITIES[a].fineness,
);
