import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { productFieldLabels } from '#web/admin/labels/productFieldLabels.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { isNumeric, stockColumn } from './cells.ts';
import type { SheetTermsQuery } from './Sheet.generated.ts';

interface ColumnOption {
  value: string;
  label: string;
}

export interface GridColumn {
  field: string;
  /** Column heading in the screen's language. */
  header: string;
  /** Width in px. */
  width: number;
  align: 'left' | 'right';
  /** Rows that have this cell: products, variants or both. */
  rowKind: 'product' | 'size' | 'both';
  /** Permissions, any one of which is enough to edit it. */
  needs: readonly Action[];
  /** Reason why it cannot be edited here. */
  lockReason?: string;
  /** Possible values. */
  options?: readonly ColumnOption[];
  /** True if hidden by default. */
  isHiddenByDefault?: boolean;
}

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
const CATALOG: readonly Action[] = ['manageCatalog'];
const PRICES: readonly Action[] = ['manageCatalog', 'managePrices'];
const STOCK: readonly Action[] = ['manageStock'];

type ColumnChoices = Pick<SheetTermsQuery, 'collections' | 'locations'>;

/** Returns all columns, the name first. The cost is included only for viewers with permission. */
export function gridColumns(
  i18n: I18n,
  { collections, locations }: ColumnChoices,
  seesCost: boolean,
): GridColumn[] {
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: i18n.t(labels[value]) }));
  const column = (field: string, width: number, overrides: Partial<GridColumn> = {}): GridColumn => ({
    field,
    header: i18n.t((productFieldLabels as Record<string, string>)[field] ?? field),
    width,
    align: isNumeric(field) || field === 'price' ? 'right' : 'left',
    rowKind: 'product',
    needs: CATALOG,
    ...overrides,
  });
  const inEditor = i18n.t('Edit this on the product page.');

  return [
    column('name', 240),
    column('status', 104, { header: i18n.t('Status'), options: options(STATUSES, statusLabels) }),
    column('sku', 168, { header: i18n.t('SKU'), rowKind: 'both' }),
    column('category', 104, {
      options: options(CATEGORIES, categoryLabels),
      lockReason: inEditor,
      isHiddenByDefault: true,
    }),
    column('type', 104, {
      options: options(PRODUCT_TYPES, typeLabels),
      lockReason: inEditor,
      isHiddenByDefault: true,
    }),
    column('fixedPrice', 128, { needs: PRICES }),
    column('compareAtPrice', 128, { needs: PRICES, isHiddenByDefault: true }),
    column('makingPercent', 128, { header: i18n.t('Making charge (%)'), needs: PRICES }),
    column('makingFixed', 144, { needs: PRICES, isHiddenByDefault: true }),
    column('stonesPrice', 144, { header: i18n.t('Stones (NPR)'), needs: PRICES, isHiddenByDefault: true }),
    ...(seesCost ? [column('cost', 112, { needs: PRICES })] : []),
    column('price', 112, {
      header: i18n.t('Price (NPR)'),
      rowKind: 'both',
      lockReason: i18n.t('Calculated from the rate, the weight and the charges.'),
    }),
    column('weightMg', 104, { header: i18n.t('Net weight (g)'), rowKind: 'both' }),
    column('grossWeightMg', 112, { header: i18n.t('Gross weight (g)'), isHiddenByDefault: true }),
    ...locations.map(({ id, name, isMain }) =>
      column(stockColumn(id), locations.length > 1 ? 136 : 80, {
        header: locations.length > 1 ? i18n.t('Stock, {location}', { location: name }) : i18n.t('Stock'),
        rowKind: 'size',
        needs: STOCK,
        isHiddenByDefault: !isMain,
      }),
    ),
    column('low', 96, { header: i18n.t('Low-stock limit'), rowKind: 'size', needs: STOCK }),
    column('barcode', 144, { header: i18n.t('Barcode'), rowKind: 'size' }),
    column('tags', 200),
    column('collectionId', 152, {
      options: [
        { value: '', label: '–' },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
    column('nameNe', 200, { isHiddenByDefault: true }),
    column('seoTitle', 240, { isHiddenByDefault: true }),
    column('seoDescription', 320, { isHiddenByDefault: true }),
    column('isFeatured', 96, {
      options: [
        { value: 'true', label: i18n.t('Yes') },
        { value: 'false', label: i18n.t('No') },
      ],
      isHiddenByDefault: true,
    }),
  ];
}

/** Converts a typed or pasted option name into its value; returns the text if no option matches. */
export function readChoice({ options }: GridColumn, inputText: string): string {
  if (!options) return inputText;
  const normalisedText = inputText.trim().toLowerCase();
  const matchingOption = options.find(({ label, value }) =>
    [label, value].some((candidate) => candidate.toLowerCase() === normalisedText),
  );
  return matchingOption?.value ?? inputText.trim();
}

/** Returns the name of a value. */
export function choiceLabel({ options }: GridColumn, value: string): string {
  return options?.find((candidate) => candidate.value === value)?.label ?? value;
}
