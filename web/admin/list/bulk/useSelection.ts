import { useState } from 'react';

/** Selected rows: some rows of the page, or all matching rows. */
export type Selection = { all: true } | { all: false; ids: ReadonlySet<string> };

const EMPTY_SELECTION: Selection = { all: false, ids: new Set() };

export interface SelectionControl {
  selection: Selection;
  /** Selects only these rows. */
  choose(ids: Iterable<string>): void;
  toggle(id: string): void;
  chooseAll(): void;
  clear(): void;
}

/** Manages the selection. The selection is cleared when `key`, which identifies the listed rows, changes. */
export function useSelection(key: string): SelectionControl {
  const [state, setState] = useState({ key, selection: EMPTY_SELECTION });
  const selection = state.key === key ? state.selection : EMPTY_SELECTION;
  const setSelection = (newSelection: Selection) => setState({ key, selection: newSelection });
  return {
    selection,
    choose: (ids) => setSelection({ all: false, ids: new Set(ids) }),
    toggle(id) {
      const ids = new Set(selection.all ? [] : selection.ids);
      if (!ids.delete(id)) ids.add(id);
      setSelection({ all: false, ids });
    },
    chooseAll: () => setSelection({ all: true }),
    clear: () => setSelection(EMPTY_SELECTION),
  };
}
