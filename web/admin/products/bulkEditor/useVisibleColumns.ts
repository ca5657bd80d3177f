import { useState } from 'react';
import type { ShownColumn } from '#web/admin/list/state/listUrl.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import type { GridColumn } from './createGridColumns.ts';

const STORAGE_KEY = 'sheetColumns';
const MAX_SAVED_COLUMNS = 60;

/** Returns the visible columns, as stored in this browser. The name column is always first. */
export function useVisibleColumns(columns: readonly GridColumn[]) {
  const [selectedFields, setSelectedFields] = useState<readonly string[]>(() =>
    deviceStorage.readIds(STORAGE_KEY, MAX_SAVED_COLUMNS),
  );
  const [name, ...otherColumns] = columns;
  const selectedColumns = selectedFields.flatMap((field) =>
    otherColumns.filter((column) => column.field === field),
  );
  const visibleColumns =
    selectedColumns.length > 0
      ? selectedColumns
      : otherColumns.filter(({ isHiddenByDefault }) => !isHiddenByDefault);

  function choose(fields: readonly ShownColumn[] | null) {
    if (fields)
      deviceStorage.write(
        STORAGE_KEY,
        fields.map(({ field }) => field),
      );
    else deviceStorage.remove(STORAGE_KEY);
    setSelectedFields(fields?.map(({ field }) => field) ?? []);
  }

  return { shown: name ? [name, ...visibleColumns] : visibleColumns, others: otherColumns, choose };
}
