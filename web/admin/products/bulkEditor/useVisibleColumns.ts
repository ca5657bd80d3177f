import { useState } from 'react';
import type { ShownColumn } from '#web/admin/list/state/listUrl.ts';
import { onDevice } from '#web/ui/browser/storage.ts';
import type { GridColumn } from './gridColumns.ts';

const KEY = 'sheetColumns';
const MAX_SAVED_COLUMNS = 60;

/** Returns the visible columns, as stored in this browser. The name is always first. */
export function useVisibleColumns(columns: readonly GridColumn[]) {
  const [selectedFields, setSelectedFields] = useState<readonly string[]>(() =>
    onDevice.readIds(KEY, MAX_SAVED_COLUMNS),
  );
  const [name, ...others] = columns;
  const selectedColumns = selectedFields.flatMap((field) =>
    others.filter((column) => column.field === field),
  );
  const visibleColumns =
    selectedColumns.length > 0
      ? selectedColumns
      : others.filter(({ isHiddenByDefault }) => !isHiddenByDefault);

  function choose(fields: readonly ShownColumn[] | null) {
    if (fields)
      onDevice.write(
        KEY,
        fields.map(({ field }) => field),
      );
    else onDevice.remove(KEY);
    setSelectedFields(fields?.map(({ field }) => field) ?? []);
  }

  return { shown: name ? [name, ...visibleColumns] : visibleColumns, others, choose };
}
