import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { SelectionControl } from '../bulk/useSelection.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';

interface ListKeysInput<Row> {
  definition: ListDefinition<Row>;
  rows: readonly Row[] | undefined;
  control: SelectionControl;
  /** Starts an action with the selected rows. */
  onAction: (action: BulkAction<Row>) => void;
}

/**
 * Registers the keyboard shortcuts of a list: J and K move between rows, X selects the current row. A list can add more
 * shortcuts. Returns the current row.
 */
export function useListKeys<Row>({
  definition,
  rows = [],
  control,
  onAction,
}: ListKeysInput<Row>): string | null {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const { rowId, bulkActions = [], rowKeys = {} } = definition;
  const { selection, toggle, choose } = control;
  const currentIndex = rows.findIndex((row) => rowId(row) === currentId);
  const currentRow = rows[currentIndex];

  useScreenKeys((key) => {
    if (key === 'j') return moveTo(currentIndex + 1);
    if (key === 'k') return moveTo(currentIndex < 0 ? 0 : currentIndex - 1);
    if (key === 'x' && currentRow && bulkActions.length > 0) {
      toggle(rowId(currentRow));
      return true;
    }
    const rowUrl = currentRow && rowKeys[key]?.(currentRow);
    if (rowUrl) {
      navigate(rowUrl);
      return true;
    }
    const action = bulkActions.find((candidate) => candidate.key === key);
    return action ? begin(action) : false;
  });

  function moveTo(index: number): boolean {
    const row = rows[Math.min(index, rows.length - 1)];
    if (row && index >= 0) setCurrentId(rowId(row));
    return row !== undefined;
  }

  /** Starts the action with the selected rows, or else with the current row. */
  function begin(action: BulkAction<Row>): boolean {
    const hasSelection = selection.all || selection.ids.size > 0;
    const targetRows = hasSelection
      ? rows.filter((row) => selection.all || selection.ids.has(rowId(row)))
      : rows.filter((row) => row === currentRow);
    if (targetRows.length === 0) return false;
    if (action.isApplicable && !action.isApplicable(targetRows)) {
      if (action.inapplicableReason) notify.error(i18n.t(action.inapplicableReason));
      return true;
    }
    if (!hasSelection) choose(targetRows.map(rowId));
    onAction(action);
    return true;
  }

  return currentRow ? rowId(currentRow) : null;
}
