import type { ListColumn } from '../listDefinition.ts';
import type { ShownColumn } from '../state/listUrl.ts';

/** The columns that the address asks for, or those that the list comes with. */
export function columnsShown<Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly ShownColumn[] | null,
): readonly ShownColumn[] {
  return asked ?? columns.filter(({ hidden }) => !hidden).map(({ field }) => ({ field }));
}
