import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { isPurity, METALS, PURITIES } from '#domain/catalog/metals.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import type { AdminProductFilter, AdminProductSort, StockStatus } from '#web/graphql/types.generated.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { parseChoice, toNumbers } from '../list/filters/rangeValues.ts';
import type { FilterOption, FilterValues, ListFilter } from '../list/listFilter.ts';
import type { ListSort } from '../list/listQuery.ts';
import { useProductCollectionsQuery } from './Products.generated.ts';

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
const PRICING_MODES = ['RATE', 'FIXED'] as const;

const stockLabels: Record<StockStatus, string> = {
  OUT: /*i18n*/ 'Sold out',
  LOW: /*i18n*/ 'Low',
  ENOUGH: /*i18n*/ 'Enough',
};
const STOCK_STATES = ['OUT', 'LOW', 'ENOUGH'] as const;

const sortLabels: Record<Exclude<AdminProductSort, 'UPDATED'>, string> = {
  NEWEST: /*i18n*/ 'Newest first',
  OLDEST: /*i18n*/ 'Oldest first',
  UPDATED_DESC: /*i18n*/ 'Recently updated first',
  NAME: /*i18n*/ 'Name, A to Z',
  PRICE_ASC: /*i18n*/ 'Lowest price first',
  PRICE_DESC: /*i18n*/ 'Highest price first',
  STOCK_ASC: /*i18n*/ 'Fewest in stock first',
  STOCK_DESC: /*i18n*/ 'Most in stock first',
  POPULAR: /*i18n*/ 'Best-selling first',
};

export const productSorts: readonly ListSort[] = Object.entries(sortLabels).map(([value, label]) => ({
  value,
  label,
}));

const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const productFilters: readonly ListFilter[] = [
  {
    field: 'status',
    label: /*i18n*/ 'Status',
    kind: 'choice',
    isMultiple: true,
    options: toOptions(STATUSES, statusLabels),
  },
  {
    field: 'category',
    label: /*i18n*/ 'Category',
    kind: 'choice',
    isMultiple: false,
    options: toOptions(CATEGORIES, categoryLabels),
  },
  {
    field: 'type',
    label: /*i18n*/ 'Type',
    kind: 'choice',
    isMultiple: false,
    options: toOptions(PRODUCT_TYPES, typeLabels),
  },
  {
    field: 'metal',
    label: /*i18n*/ 'Metal',
    kind: 'choice',
    isMultiple: true,
    options: toOptions(METALS, metalLabels),
  },
  {
    field: 'purity',
    label: /*i18n*/ 'Purity',
    kind: 'choice',
    isMultiple: true,
    options: Object.keys(PURITIES).map((value) => ({ value, label: value })),
    isCompatible: hasFilteredMetal,
  },
  {
    field: 'collection',
    label: /*i18n*/ 'Collection',
    kind: 'known',
    isMultiple: false,
    useOptions: useCollectionOptions,
  },
  {
    field: 'stone',
    label: /*i18n*/ 'Stone',
    kind: 'text',
    placeholder: 'ruby',
  },
  { field: 'price', label: /*i18n*/ 'Price before tax', kind: 'numberRange', unit: 'NPR' },
  {
    field: 'stock',
    label: /*i18n*/ 'Stock',
    kind: 'choice',
    isMultiple: false,
    options: toOptions(STOCK_STATES, stockLabels),
  },
  {
    field: 'pricing',
    label: /*i18n*/ 'Pricing',
    kind: 'choice',
    isMultiple: false,
    options: toOptions(PRICING_MODES, { RATE: /*i18n*/ 'By metal rate', FIXED: /*i18n*/ 'Fixed price' }),
  },
  { field: 'isFeatured', label: /*i18n*/ 'Featured', kind: 'flag' },
];

const NO_OPTIONS: readonly FilterOption[] = [];

function useCollectionOptions(): readonly FilterOption[] {
  const { data } = useProductCollectionsQuery();
  return data?.collections.map(({ slug, name }) => ({ value: slug, label: name })) ?? NO_OPTIONS;
}

/** Returns true if one of the filtered metals has this purity. */
function hasFilteredMetal(purity: string, { metal }: FilterValues): boolean {
  const metals = parseChoice(metal, METALS);
  return !metals || (isPurity(purity) && metals.includes(PURITIES[purity].metal));
}

/** Converts the list's filters and search into the query's filter. */
export function toProductFilter({
  filter,
  search,
}: {
  filter: FilterValues;
  search: string;
}): AdminProductFilter {
  const { from, to } = toNumbers(filter.price);
  const { collection, stone, isFeatured } = filter;
  return {
    search: search || undefined,
    statuses: parseChoice(filter.status, STATUSES),
    category: parseChoice(filter.category, CATEGORIES)?.[0],
    type: parseChoice(filter.type, PRODUCT_TYPES)?.[0],
    metals: parseChoice(filter.metal, METALS),
    purities: parseChoice(filter.purity, Object.keys(PURITIES)),
    collection: Array.isArray(collection) ? collection[0] : undefined,
    gemstones: typeof stone === 'string' ? [stone.toLowerCase()] : undefined,
    minPrice: from,
    maxPrice: to,
    stock: parseChoice(filter.stock, STOCK_STATES)?.[0],
    pricingMode: parseChoice(filter.pricing, PRICING_MODES)?.[0],
    isFeatured: typeof isFeatured === 'boolean' ? isFeatured : undefined,
  };
}

export function toProductSort(sort: readonly string[]): AdminProductSort {
  const sortKeys = Object.keys(sortLabels) as AdminProductSort[];
  return sortKeys.find((sortKey) => sortKey === sort[0]) ?? 'NEWEST';
}
