import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { productFieldLabels } from '#web/admin/labels/productFieldLabels.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { getStockColumn, isNumericColumn } from './cells.ts';
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
  /** Permissions of which the viewer needs at least one to edit the column. */
  needs: readonly Action[];
  /** Reason why the column cannot be edited in the bulk editor. */
  lockReason?: string;
  /** Possible values. */
  options?: readonly ColumnOption[];
  isHiddenByDefault?: boolean;
}

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
const CATALOG_PERMISSIONS: readonly Action[] = ['manageCatalog'];
const PRICE_PERMISSIONS: readonly Action[] = ['manageCatalog', 'managePrices'];
const STOCK_PERMISSIONS: readonly Action[] = ['manageStock'];

type ColumnChoices = Pick<SheetTermsQuery, 'collections' | 'locations'>;

/**
 * Returns all columns, starting with the name. The cost column is included only for viewers with permission to see
 * costs.
 */
export function createGridColumns(
  i18n: I18n,
  { collections, locations }: ColumnChoices,
  canSeeCost: boolean,
): GridColumn[] {
  const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: i18n.t(labels[value]) }));
  const createColumn = (field: string, width: number, overrides: Partial<GridColumn> = {}): GridColumn => ({
    field,
    header: i18n.t((productFieldLabels as Record<string, string>)[field] ?? field),
    width,
    align: isNumericColumn(field) || field === 'price' ? 'right' : 'left',
    rowKind: 'product',
    needs: CATALOG_PERMISSIONS,
    ...overrides,
  });
  const editOnProductPageText = i18n.t('Edit this on the product page.');

  return [
    createColumn('name', 240),
    createColumn('status', 104, { header: i18n.t('Status'), options: toOptions(STATUSES, statusLabels) }),
    createColumn('sku', 168, { header: i18n.t('SKU'), rowKind: 'both' }),
    createColumn('category', 104, {
      options: toOptions(CATEGORIES, categoryLabels),
      lockReason: editOnProductPageText,
      isHiddenByDefault: true,
    }),
    createColumn('type', 104, {
      options: toOptions(PRODUCT_TYPES, typeLabels),
      lockReason: editOnProductPageText,
      isHiddenByDefault: true,
    }),
    createColumn('fixedPrice', 128, { needs: PRICE_PERMISSIONS }),
    createColumn('compareAtPrice', 128, { needs: PRICE_PERMISSIONS, isHiddenByDefault: true }),
    createColumn('makingPercent', 128, { header: i18n.t('Making charge (%)'), needs: PRICE_PERMISSIONS }),
    createColumn('makingFixed', 144, { needs: PRICE_PERMISSIONS, isHiddenByDefault: true }),
    createColumn('stonesPrice', 144, {
      header: i18n.t('Stone price (NPR)'),
      needs: PRICE_PERMISSIONS,
      isHiddenByDefault: true,
    }),
    ...(canSeeCost ? [createColumn('cost', 112, { needs: PRICE_PERMISSIONS })] : []),
    createColumn('price', 112, {
      header: i18n.t('Price (NPR)'),
      rowKind: 'both',
      lockReason: i18n.t('Calculated from the metal rate, the weight, the making charge and the stones.'),
    }),
    createColumn('weightMg', 104, { header: i18n.t('Net weight (g)'), rowKind: 'both' }),
    createColumn('grossWeightMg', 112, { header: i18n.t('Gross weight (g)'), isHiddenByDefault: true }),
    ...locations.map(({ id, name, isMain }) =>
      createColumn(getStockColumn(id), locations.length > 1 ? 136 : 80, {
        header: locations.length > 1 ? i18n.t('Stock, {location}', { location: name }) : i18n.t('Stock'),
        rowKind: 'size',
        needs: STOCK_PERMISSIONS,
        isHiddenByDefault: !isMain,
      }),
    ),
    createColumn('low', 96, { header: i18n.t('Low-stock limit'), rowKind: 'size', needs: STOCK_PERMISSIONS }),
    createColumn('barcode', 144, { header: i18n.t('Barcode'), rowKind: 'size' }),
    createColumn('tags', 200),
    createColumn('collectionId', 152, {
      options: [
        { value: '', label: '–' },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
    createColumn('nameNe', 200, { isHiddenByDefault: true }),
    createColumn('seoTitle', 240, { isHiddenByDefault: true }),
    createColumn('seoDescription', 320, { isHiddenByDefault: true }),
    createColumn('isFeatured', 96, {
      options: [
        { value: 'true', label: i18n.t('Yes') },
        { value: 'false', label: i18n.t('No') },
      ],
      isHiddenByDefault: true,
    }),
  ];
}

/** Converts a typed or pasted option name into its value; returns the text if no option matches. */
export function parseOption({ options }: GridColumn, inputText: string): string {
  if (!options) return inputText;
  const normalisedText = inputText.trim().toLowerCase();
  const matchingOption = options.find(({ label, value }) =>
    [label, value].some((candidate) => candidate.toLowerCase() === normalisedText),
  );
  return matchingOption?.value ?? inputText.trim();
}

/** Returns the label of the option with this value; the value itself if there is none. */
export function getOptionLabel({ options }: GridColumn, value: string): string {
  return options?.find((candidate) => candidate.value === value)?.label ?? value;
}
