import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { productFieldLabels } from '#web/admin/labels/productFieldLabels.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { SheetTermsQuery } from './Sheet.generated.ts';
import { isNumeric, stockColumn } from './sheetCells.ts';

interface SheetOption {
  value: string;
  label: string;
}

export interface SheetColumn {
  field: string;
  /** In the language of the screen. */
  header: string;
  /** In px. */
  width: number;
  align: 'left' | 'right';
  /** What has such a cell: a product, each size, or both. */
  of: 'product' | 'size' | 'both';
  /** What somebody must be allowed to change it. */
  needs: readonly Action[];
  /** Why nobody changes it here. */
  fixed?: string;
  /** What it can be. */
  options?: readonly SheetOption[];
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
}

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
const CATALOG: readonly Action[] = ['manageCatalog'];
const PRICES: readonly Action[] = ['manageCatalog', 'managePrices'];
const STOCK: readonly Action[] = ['manageStock'];

type Terms = Pick<SheetTermsQuery, 'collections' | 'locations'>;

/** Every column there is, the name first; what one has cost only for who may see it. */
export function sheetColumns(
  i18n: I18n,
  { collections, locations }: Terms,
  seesCost: boolean,
): SheetColumn[] {
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: i18n.t(labels[value]) }));
  const column = (field: string, width: number, more: Partial<SheetColumn> = {}): SheetColumn => ({
    field,
    header: i18n.t((productFieldLabels as Record<string, string>)[field] ?? field),
    width,
    align: isNumeric(field) || field === 'price' ? 'right' : 'left',
    of: 'product',
    needs: CATALOG,
    ...more,
  });
  const inEditor = i18n.t('This is changed in the product’s own screen.');

  return [
    column('name', 240),
    column('status', 104, { header: i18n.t('Status'), options: options(STATUSES, statusLabels) }),
    column('sku', 168, { header: i18n.t('SKU'), of: 'both' }),
    column('category', 104, { options: options(CATEGORIES, categoryLabels), fixed: inEditor, hidden: true }),
    column('type', 104, { options: options(PIECE_TYPES, typeLabels), fixed: inEditor, hidden: true }),
    column('fixedPrice', 128, { needs: PRICES }),
    column('compareAtPrice', 128, { needs: PRICES, hidden: true }),
    column('makingPercent', 128, { header: i18n.t('Making charge, %'), needs: PRICES }),
    column('makingFixed', 144, { needs: PRICES, hidden: true }),
    column('stonesPrice', 144, { header: i18n.t('Stones, NPR'), needs: PRICES, hidden: true }),
    ...(seesCost ? [column('cost', 112, { needs: PRICES })] : []),
    column('price', 112, {
      header: i18n.t('Price, NPR'),
      of: 'both',
      fixed: i18n.t('The price follows from the rate, the weight and the charges.'),
    }),
    column('weightMg', 104, { header: i18n.t('Net weight, g'), of: 'both' }),
    column('grossWeightMg', 112, { header: i18n.t('Gross weight, g'), hidden: true }),
    ...locations.map(({ id, name, isMain }) =>
      column(stockColumn(id), locations.length > 1 ? 136 : 80, {
        header: locations.length > 1 ? i18n.t('Stock, {location}', { location: name }) : i18n.t('Stock'),
        of: 'size',
        needs: STOCK,
        hidden: !isMain,
      }),
    ),
    column('low', 96, { header: i18n.t('Low at'), of: 'size', needs: STOCK }),
    column('barcode', 144, { header: i18n.t('Barcode'), of: 'size' }),
    column('tags', 200),
    column('collectionId', 152, {
      options: [
        { value: '', label: '–' },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
    column('nameNe', 200, { hidden: true }),
    column('seoTitle', 240, { hidden: true }),
    column('seoDescription', 320, { hidden: true }),
    column('isFeatured', 96, {
      options: [
        { value: 'true', label: i18n.t('Yes') },
        { value: 'false', label: i18n.t('No') },
      ],
      hidden: true,
    }),
  ];
}

/** What was typed or pasted into a column of choices, as the value it names; as it is where it names none. */
export function readChoice({ options }: SheetColumn, typed: string): string {
  if (!options) return typed;
  const word = typed.trim().toLowerCase();
  const named = options.find(({ label, value }) => [label, value].some((one) => one.toLowerCase() === word));
  return named?.value ?? typed.trim();
}

/** What a value is called. */
export function choiceLabel({ options }: SheetColumn, value: string): string {
  return options?.find((one) => one.value === value)?.label ?? value;
}
