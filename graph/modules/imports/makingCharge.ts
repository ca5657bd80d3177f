import { isOwnList } from './ownList.ts';
import type { NamedColumn } from './ownTable.ts';

const KINDS = ['making_percent', 'making_sum'] as const;

/**
 * The sheet has a column for a making charge in percent and one for a sum. A file that has one column of sums, or is the
 * store's own list, can have either in each row, so both columns of the sheet read it.
 */
export function withBothCharges(columns: readonly NamedColumn[], header: readonly string[]): NamedColumn[] {
  const [only, another] = columns.filter(isCharge);
  if (!only || another || (only.column === 'making_percent' && !isOwnList(header))) return [...columns];
  return columns.flatMap((named) =>
    named === only ? KINDS.map((column) => ({ ...only, column })) : [named],
  );
}

/** Returns a function for the cells of a column: a charge of the other kind, of a column that both read, is empty. */
export function chargeReader(
  named: NamedColumn,
  columns: readonly NamedColumn[],
  header: readonly string[],
): (cell: string) => string {
  const isRead = columns.some((other) => other !== named && isCharge(other) && other.header === named.header);
  if (!isCharge(named) || !isRead) return (cell) => cell;
  const isList = isOwnList(header);
  return (cell) => {
    // The list has `Fixed` where a price has no making charge.
    if (isList && !/\p{N}/u.test(cell)) return '';
    return cell.includes('%') === (named.column === 'making_percent') ? cell : '';
  };
}

function isCharge({ column }: NamedColumn): boolean {
  return KINDS.some((kind) => kind === column);
}
