import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { formatPurity, METALS, PURITIES, type Purity } from '#domain/catalog/metals.ts';
import { categoryLabels, getGemstoneLabel, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { CatalogQuery } from '../catalogUrl.ts';
import type { FilterCount } from './choice.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { MultiChoiceFilter } from './MultiChoiceFilter.tsx';
import { PriceRange, type PriceRangeProps } from './PriceRange.tsx';
import { SingleChoiceFilter } from './SingleChoiceFilter.tsx';

// Each filter renders only when its own values change, because rendering all of them would noticeably delay a tap on a
// phone.

interface FilterProps<Key extends keyof CatalogQuery> {
  selection: CatalogQuery[Key];
  /** Undefined while loading. */
  counts: FilterCount[] | undefined;
  onChange: (changes: Pick<CatalogQuery, Key>) => void;
}

export const CategoryFilter = memo(({ selection: values, counts, onChange }: FilterProps<'category'>) => {
  const { i18n } = useLingui();
  return (
    <FilterGroup title={i18n.t('Category')}>
      <SingleChoiceFilter
        values={CATEGORIES}
        selectedValue={values}
        counts={counts}
        getLabel={(value) => i18n.t(categoryLabels[value])}
        onChange={(category) => onChange({ category })}
      />
    </FilterGroup>
  );
});

export const TypeFilter = memo(({ selection: values, counts, onChange }: FilterProps<'type'>) => {
  const { i18n } = useLingui();
  return (
    <FilterGroup title={i18n.t('Type')}>
      <SingleChoiceFilter
        values={PRODUCT_TYPES}
        selectedValue={values}
        counts={counts}
        getLabel={(value) => i18n.t(typeLabels[value])}
        onChange={(type) => onChange({ type })}
      />
    </FilterGroup>
  );
});

export const PriceFilter = memo((range: PriceRangeProps) => {
  const { i18n } = useLingui();
  return (
    <FilterGroup title={range.withTax ? i18n.t('Budget including tax') : i18n.t('Price')}>
      <PriceRange {...range} />
    </FilterGroup>
  );
});

export const MetalFilter = memo(({ selection: values, counts, onChange }: FilterProps<'metals'>) => {
  const { i18n } = useLingui();
  return (
    <FilterGroup title={i18n.t('Metal')}>
      <MultiChoiceFilter
        values={METALS}
        selectedValues={values}
        counts={counts}
        getLabel={(value) => i18n.t(metalLabels[value])}
        onChange={(metals) => onChange({ metals })}
      />
    </FilterGroup>
  );
});

export const PurityFilter = memo(({ selection: values, counts, onChange }: FilterProps<'purities'>) => {
  const { i18n } = useLingui();
  if (counts?.length === 0 && values.length === 0) return null;
  return (
    <FilterGroup title={i18n.t('Purity')}>
      <MultiChoiceFilter
        values={purities}
        selectedValues={values}
        counts={counts}
        shouldHideEmpty
        getLabel={(value) => formatPurity(value, i18n.locale)}
        onChange={(purities) => onChange({ purities })}
      />
    </FilterGroup>
  );
});

export const StoneFilter = memo(({ selection: values, counts, onChange }: FilterProps<'gemstones'>) => {
  const { i18n } = useLingui();
  const stones = [...new Set([...(counts?.map(({ value }) => value) ?? []), ...values])];
  if (counts && stones.length === 0) return null;
  return (
    <FilterGroup title={i18n.t('Stone')}>
      <MultiChoiceFilter
        values={stones}
        selectedValues={values}
        counts={counts}
        getLabel={(value) => i18n.t(getGemstoneLabel(value))}
        onChange={(gemstones) => onChange({ gemstones })}
      />
    </FilterGroup>
  );
});

interface AvailabilityProps extends Omit<FilterProps<'inStock'>, 'counts'> {
  count: number | undefined;
}

export const AvailabilityFilter = memo(({ selection, count, onChange }: AvailabilityProps) => {
  const { i18n } = useLingui();
  return (
    <FilterGroup title={i18n.t('Availability')}>
      <MultiChoiceFilter
        values={['true']}
        selectedValues={selection ? ['true'] : []}
        counts={count === undefined ? undefined : [{ value: 'true', count }]}
        getLabel={() => i18n.t('In stock')}
        onChange={(values) => onChange({ inStock: values.length > 0 })}
      />
    </FilterGroup>
  );
});

// Sorted by metal, highest fineness first.
const purities = (Object.keys(PURITIES) as Purity[]).toSorted(
  (a, b) =>
    METALS.indexOf(PURITIES[a].metal) - METALS.indexOf(PURITIES[b].metal) ||
    PURITIES[b].fineness - PURITIES[a].fineness,
);
