import type { ListColumn } from '../listDefinition.ts';
import type { ShownColumn } from '../state/listUrl.ts';

/** The columns that the address asks for, or those that the tab, or else the list, comes with. */
export function columnsShown<Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly ShownColumn[] | null,
  ofTab?: readonly string[],
): readonly ShownColumn[] {
  if (asked) return asked;
  return (ofTab ?? columns.filter(({ hidden }) => !hidden).map(({ field }) => field)).map((field) => ({
    field,
  }));
}
