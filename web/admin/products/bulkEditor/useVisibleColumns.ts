import { useState } from 'react';
import type { ShownColumn } from '#web/admin/list/state/listUrl.ts';
import { onDevice } from '#web/ui/browser/storage.ts';
import type { GridColumn } from './gridColumns.ts';

const KEY = 'sheetColumns';
const MOST = 60;

/** Returns the visible columns as chosen in this browser; the name is always first. */
export function useVisibleColumns(columns: readonly GridColumn[]) {
  const [chosen, setChosen] = useState<readonly string[]>(() => onDevice.readIds(KEY, MOST));
  const [name, ...others] = columns;
  const known = chosen.flatMap((field) => others.filter((column) => column.field === field));
  const shown = known.length > 0 ? known : others.filter(({ isHiddenByDefault: hidden }) => !hidden);

  function choose(fields: readonly ShownColumn[] | null) {
    if (fields)
      onDevice.write(
        KEY,
        fields.map(({ field }) => field),
      );
    else onDevice.remove(KEY);
    setChosen(fields?.map(({ field }) => field) ?? []);
  }

  return { shown: name ? [name, ...shown] : shown, others, choose };
}
