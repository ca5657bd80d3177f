import type { NamedColumn } from './normaliseTable.ts';
import { isOwnList } from './ownList.ts';

const KINDS = ['making_percent', 'making_sum'] as const;

/**
 * The spreadsheet has one column for a making charge in percent and one for an amount. A file with a single column of
 * amounts, and the store's own list, can have either in each row, so both columns read it.
 */
export function shareChargeColumn(columns: readonly NamedColumn[], header: readonly string[]): NamedColumn[] {
  const [chargeColumn, secondChargeColumn] = columns.filter(isCharge);
  if (!chargeColumn || secondChargeColumn || (chargeColumn.column === 'making_percent' && !isOwnList(header)))
    return [...columns];
  return columns.flatMap((namedColumn) =>
    namedColumn === chargeColumn ? KINDS.map((column) => ({ ...chargeColumn, column })) : [namedColumn],
  );
}

/**
 * Returns a reader for the cells of a column. If two columns share the file's column, a charge of the other kind
 * reads as empty.
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
    // The list contains `Fixed` for a price without a making charge.
    if (isOwnProductList && !/\p{N}/u.test(cell)) return '';
    return cell.includes('%') === (namedColumn.column === 'making_percent') ? cell : '';
  };
}

function isCharge({ column }: NamedColumn): boolean {
  return KINDS.some((kind) => kind === column);
}
