import type { NamedColumn } from './normaliseTable.ts';
import { isOwnList } from './ownList.ts';

const KINDS = ['making_percent', 'making_sum'] as const;

/**
 * Maps a single column of making charges to both columns of the spreadsheet, one for percentages and one for amounts. A
 * supplier's column of amounts and the column in the store's own list can contain either in each row.
 */
export function expandChargeColumn(
  columns: readonly NamedColumn[],
  header: readonly string[],
): NamedColumn[] {
  const [chargeColumn, secondChargeColumn] = columns.filter(isCharge);
  if (!chargeColumn || secondChargeColumn || (chargeColumn.column === 'making_percent' && !isOwnList(header)))
    return [...columns];
  return columns.flatMap((namedColumn) =>
    namedColumn === chargeColumn ? KINDS.map((column) => ({ ...chargeColumn, column })) : [namedColumn],
  );
}

/**
 * Returns a reader for the cells of a column. If both kinds of making charge share a column of the file, the reader
 * returns an empty string for the other kind.
 */
export function createChargeReader(
  namedColumn: NamedColumn,
  columns: readonly NamedColumn[],
  header: readonly string[],
): (cell: string) => string {
  const hasOtherChargeColumn = columns.some(
    (other) => other !== namedColumn && isCharge(other) && other.header === namedColumn.header,
  );
  if (!isCharge(namedColumn) || !hasOtherChargeColumn) return (cell) => cell;
  const isOwnProductList = isOwnList(header);
  return (cell) => {
    // The list contains `Fixed` for a product with a fixed price.
    if (isOwnProductList && !/\p{N}/u.test(cell)) return '';
    return cell.includes('%') === (namedColumn.column === 'making_percent') ? cell : '';
  };
}

function isCharge({ column }: NamedColumn): boolean {
  return KINDS.some((kind) => kind === column);
}
