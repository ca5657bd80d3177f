import type { SheetColumn } from '#domain/catalog/productSheet.ts';
import { plainName } from '#domain/sheets/columnNames.ts';
import type { NamedColumn } from './ownTable.ts';

/** The columns of the store's own product list that a sheet can take, as its export names them in both languages. */
const LIST_NAMES: Readonly<Record<string, SheetColumn>> = {
  ...{ product: 'name', उत्पादन: 'name', 'name in nepali': 'name_ne', 'नेपालीमा नाम': 'name_ne' },
  ...{ sku: 'sku', 'सामान कोड': 'sku', weight: 'weight_g', तौल: 'weight_g' },
  ...{ 'gross weight': 'gross_weight_g', 'जम्मा तौल': 'gross_weight_g' },
  ...{ 'making charge': 'making_percent', ज्याला: 'making_percent' },
  ...{ 'earlier price': 'compare_at_price', 'पहिलेको मूल्य': 'compare_at_price' },
  ...{ cost: 'cost', लागत: 'cost' },
  ...{ 'title for search engines': 'seo_title', 'खोज इन्जिनका लागि शीर्षक': 'seo_title' },
  ...{ 'description for search engines': 'seo_description', 'खोज इन्जिनका लागि विवरण': 'seo_description' },
};
/** The price of the list is computed from the rate: as a fixed price it would no longer follow the rate. */
const OF_LIST = [
  ['product', 'उत्पादन'],
  ['sku', 'सामान कोड'],
  ['price before tax', 'करबाहेक मूल्य'],
] as const;

/** Returns true for an export of the store's own product list. */
export function isOwnList(header: readonly string[]): boolean {
  const names = header.map(plainName);
  return OF_LIST.every((either) => either.some((name) => names.includes(name)));
}

/** The columns of such an export. Its stock is left out: it is the sum of all sizes, and changes with each sale. */
export function ownListColumns(header: readonly string[]): NamedColumn[] {
  return header.flatMap((name) => {
    const column = LIST_NAMES[plainName(name)];
    return column ? [{ column, header: name }] : [];
  });
}

/** The making charge of the list is a percentage, a sum or neither, from row to row: the sheet has a column for each. */
export function withMakingSums(columns: readonly NamedColumn[]): NamedColumn[] {
  if (columns.some(({ column }) => column === 'making_sum')) return [...columns];
  return columns.flatMap((named) =>
    isMakingOfList(named) ? [named, { ...named, column: 'making_sum' as const }] : [named],
  );
}

/** A making charge of the list where it is of the kind of its column; empty for `Fixed`. */
export function makingOfList(cell: string, named: NamedColumn): string {
  if (!isMakingOfList(named)) return cell;
  if (!/\p{N}/u.test(cell)) return '';
  return cell.includes('%') === (named.column === 'making_percent') ? cell : '';
}

function isMakingOfList({ column, header }: NamedColumn): boolean {
  const isMaking = column === 'making_percent' || column === 'making_sum';
  return isMaking && LIST_NAMES[plainName(header)] === 'making_percent';
}
