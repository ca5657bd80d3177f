import type { SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { normaliseName } from '#domain/spreadsheets/columnNames.ts';
import type { NamedColumn } from './normaliseTable.ts';

/** Columns of the store's own product list that can be imported, keyed by their exported names in both languages. */
const LIST_NAMES: Readonly<Record<string, SpreadsheetColumn>> = {
  ...{ product: 'name', उत्पादन: 'name', 'name in nepali': 'name_ne', 'नेपालीमा नाम': 'name_ne' },
  ...{ sku: 'sku', 'सामान कोड': 'sku', weight: 'weight_g', तौल: 'weight_g' },
  ...{ 'gross weight': 'gross_weight_g', 'जम्मा तौल': 'gross_weight_g' },
  ...{ 'making charge': 'making_percent', ज्याला: 'making_percent' },
  ...{ 'earlier price': 'compare_at_price', 'पहिलेको मूल्य': 'compare_at_price' },
  ...{ cost: 'cost', लागत: 'cost' },
  ...{ 'title for search engines': 'seo_title', 'खोज इन्जिनका लागि शीर्षक': 'seo_title' },
  ...{ 'description for search engines': 'seo_description', 'खोज इन्जिनका लागि विवरण': 'seo_description' },
};
/**
 * Names that identify the list. Its price is not imported, because it is computed from the rate and would become a
 * fixed price.
 */
const LIST_ONLY_NAMES = [
  ['product', 'उत्पादन'],
  ['sku', 'सामान कोड'],
  ['price before tax', 'करबाहेक मूल्य'],
] as const;

/** Returns true for an export of the store's own product list. */
export function isOwnList(header: readonly string[]): boolean {
  const names = header.map(normaliseName);
  return LIST_ONLY_NAMES.every((alternatives) => alternatives.some((name) => names.includes(name)));
}

/**
 * Returns the columns of an export of the product list. Stock is omitted, because it is the total of all sizes and
 * changes with each sale.
 */
export function findOwnListColumns(header: readonly string[]): NamedColumn[] {
  return header.flatMap((name) => {
    const column = LIST_NAMES[normaliseName(name)];
    return column ? [{ column, header: name }] : [];
  });
}
