import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { SelectionControl } from '../bulk/useSelection.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';

interface Keyed<Row> {
  definition: ListDefinition<Row>;
  rows: readonly Row[] | undefined;
  control: SelectionControl;
  /** Begins an action with what is chosen. */
  onAction: (action: BulkAction<Row>) => void;
}

/** The keys of a list: J and K go from row to row, X chooses the row, and each list has its own. Answers which row one is on. */
export function useListKeys<Row>({ definition, rows = [], control, onAction }: Keyed<Row>): string | null {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const [reached, setReached] = useState<string | null>(null);
  const { rowId, bulkActions = [], rowKeys = {} } = definition;
  const { selection, toggle, choose } = control;
  const at = rows.findIndex((row) => rowId(row) === reached);
  const current = rows[at];

  useScreenKeys((key) => {
    if (key === 'j') return go(at + 1);
    if (key === 'k') return go(at < 0 ? 0 : at - 1);
    if (key === 'x' && current && bulkActions.length > 0) {
      toggle(rowId(current));
      return true;
    }
    const address = current && rowKeys[key]?.(current);
    if (address) {
      navigate(address);
      return true;
    }
    const action = bulkActions.find((one) => one.key === key);
    return action ? begin(action) : false;
  });

  function go(to: number): boolean {
    const row = rows[Math.min(to, rows.length - 1)];
    if (row && to >= 0) setReached(rowId(row));
    return row !== undefined;
  }

  /** With what is chosen, or else with the row one is on. */
  function begin(action: BulkAction<Row>): boolean {
    const isChosen = selection.all || selection.ids.size > 0;
    const meant = isChosen
      ? rows.filter((row) => selection.all || selection.ids.has(rowId(row)))
      : rows.filter((row) => row === current);
    if (meant.length === 0) return false;
    if (action.isFor && !action.isFor(meant)) {
      if (action.unfit) notify.error(i18n.t(action.unfit));
      return true;
    }
    if (!isChosen) choose(meant.map(rowId));
    onAction(action);
    return true;
  }

  return current ? rowId(current) : null;
}
