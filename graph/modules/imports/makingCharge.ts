import type { NamedColumn } from './normaliseTable.ts';
import { isOwnList } from './ownList.ts';

const KINDS = ['making_percent', 'making_sum'] as const;

/**
 * The spreadsheet has one column for a making charge in percent and one for an amount. A file with a single column of
 * amounts, and the store's own list, can have either in each row, so both columns read it.
 */
export function shareChargeColumn(columns: readonly NamedColumn[], header: readonly string[]): NamedColumn[] {
  const [only, another] = columns.filter(isCharge);
  if (!only || another || (only.column === 'making_percent' && !isOwnList(header))) return [...columns];
  return columns.flatMap((named) =>
    named === only ? KINDS.map((column) => ({ ...only, column })) : [named],
  );
}

/**
 * Returns a reader for the cells of a column. If two columns share the file's column, a charge of the other kind
 * reads as empty.
 */
export function chargeReader(
  named: NamedColumn,
  columns: readonly NamedColumn[],
  header: readonly string[],
): (cell: string) => string {
  const isRead = columns.some((other) => other !== named && isCharge(other) && other.header === named.header);
  if (!isCharge(named) || !isRead) return (cell) => cell;
  const isList = isOwnList(header);
  return (cell) => {
    // The list contains `Fixed` for a price without a making charge.
    if (isList && !/\p{N}/u.test(cell)) return '';
    return cell.includes('%') === (named.column === 'making_percent') ? cell : '';
  };
}

function isCharge({ column }: NamedColumn): boolean {
  return KINDS.some((kind) => kind === column);
}
